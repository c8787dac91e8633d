// Provides JSON, data and dates. Where FoundationEssentials is available, importing all of
// Foundation would add 2 ms and 7 MB to each start.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
