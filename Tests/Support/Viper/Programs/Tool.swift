import Foundation
import Testing

/// A program that may be missing on the machine; without it the tests that need it are skipped, and say so.
enum Tool: String, CaseIterable {
  case bash, cmp, diff, fish, groff, less, mandoc, openssl, tmux, unshare, zsh

  /// Where programs are looked for: the tests' own `PATH`.
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Where it is installed, if it is.
  var path: String? {
    Self.searchPath.split(separator: ":").map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test is skipped where one of these programs is missing.
  static func needs(_ tools: Tool...) -> Self {
    let missing = tools.filter { $0.path == nil }.map(\.rawValue).joined(separator: ", ")
    return .enabled(if: missing.isEmpty, "not installed: \(missing)")
  }
}
