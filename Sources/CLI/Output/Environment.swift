#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment variables of a run.
struct Environment: Sendable {
  private let variables: [String: String]

  static var process: Environment { Environment(ProcessInfo.processInfo.environment) }

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The value of a variable; one that is set to nothing counts as not set.
  subscript(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A folder of the XDG base directories; a relative path counts as not set, as that standard says.
  ///
  /// - Parameters:
  ///   - variable: `XDG_STATE_HOME` for instance.
  ///   - fallback: Where it is below the home, `.local/state` for instance.
  /// - Returns: Nothing when there is no home either.
  func folder(_ variable: String, orHome fallback: String) -> String? {
    if let path = self[variable], path.hasPrefix("/") { return path }
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + fallback
  }
}
