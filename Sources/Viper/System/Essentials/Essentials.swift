// JSON, data and dates. All of Foundation takes 2 ms and 7 MB more at each start, where the two are apart.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
