import Foundation

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Helpers for the tests of `browse`.
enum Browse {
  /// The sequence that takes over the terminal.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J\u{1B}[H"
  /// The sequence that restores the terminal.
  static let leave = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
  static let queries =
    "\u{1B}[?2026$p\u{1B}[?u\u{1B}[>q\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    + "\u{1B}[16t\(colorQueries)\u{1B}[c"
  static let colorQueries = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
  /// The query that measures a symbol before the first frame.
  static let symbolQuery = "\u{1B}[2;1H♥\u{1B}[6n\u{1B}[2;1H\u{1B}[K\u{1B}[H"
  static let title = "Popular movies"

  /// Runs `browse`, with a script that starts once the list is shown.
  static func run(
    _ words: [String] = [], environment: [String: String?] = [:], separatesErrors: Bool = false,
    script: @escaping @Sendable (Terminal) throws -> Void
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["browse"] + words, environment: environment, separatesErrors: separatesErrors
    ) { terminal in
      try terminal.wait(for: title)
      try script(terminal)
    }
  }

  /// Runs a shell command in which `$0` is the program, with a script that types.
  static func shell(
    _ line: String, script: @escaping @Sendable (Terminal) throws -> Void
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["-c", line, Binary.path], of: "/bin/sh", environment: ["PATH": Tool.searchPath]
    ) { terminal in
      try terminal.wait(for: title)
      try script(terminal)
    }
  }
}
