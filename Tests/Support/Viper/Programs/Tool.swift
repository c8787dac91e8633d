import Foundation
import Testing

/// A program that may not be installed; tests that need it are then skipped.
enum Tool: String, CaseIterable {
  case bash, chromium, cmp, diff, fish, groff, less, mandoc, openssl, strace, tmux, unshare, unzip
  case zip, zsh

  /// The folders where programs are searched: the tests' own `PATH`.
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// The path of the program, or nil if it is not installed.
  var path: String? {
    Self.searchPath.split(separator: ":").map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test if one of the programs is not installed.
  static func needs(_ tools: Tool...) -> Self {
    let missing = tools.filter { $0.path == nil }.map(\.rawValue).joined(separator: ", ")
    return .enabled(if: missing.isEmpty, "not installed: \(missing)")
  }
}
