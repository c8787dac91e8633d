import Foundation
import Testing

/// A program that may not be installed; tests that need it are then skipped.
enum Tool: String, CaseIterable {
  case bash, chromium, cmp, diff, fish, groff, less, mandoc, openssl, strace, tmux, unshare, unzip
  case zip, zsh

  /// The folders where programs are searched: the tests' own `PATH`.
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Whether the program is installed, and this user may trace or mount with it.
  var isUsable: Bool {
    switch self {
    case .strace: Self.canTrace
    case .unshare: Self.canMount
    default: path != nil
    }
  }

  private static let canTrace = succeeds("strace -qq -o /dev/null true")
  private static let canMount = succeeds("unshare -rm mount -t tmpfs tmpfs /mnt")

  private static func succeeds(_ line: String) -> Bool {
    var plan = SpawnPlan(isSessionLeader: false)
    defer { plan.destroy() }
    for number: Int32 in 0...2 { plan.connect(number, to: .path("/dev/null")) }
    guard let pid = try? plan.start("/bin/sh", ["-c", line], ["PATH": searchPath]) else {
      return false
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return Ending(waitStatus: status) == 0
  }

  /// The path of the program, or nil if it is not installed.
  var path: String? {
    Self.searchPath.split(separator: ":").map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test if one of the programs is not installed, or not usable by this user.
  static func needs(_ tools: Tool...) -> Self {
    let missing = tools.filter { !$0.isUsable }.map(\.rawValue).joined(separator: ", ")
    return .enabled(if: missing.isEmpty, "not installed or not permitted: \(missing)")
  }
}
