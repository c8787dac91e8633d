import Foundation
import Testing

@testable import ViperTestSupport

/// Suspending restores the terminal for the shell, and resuming takes it over again.
@Suite(.places(2))
struct BrowseSuspendTests {
  /// A shell with job control, which waits for a line before it resumes the program.
  private static func job(_ between: String = "") -> String {
    #"set -m; "$0" browse; echo "stopped $?"; read go; \#(between) fg; echo "ended $?""#
  }

  /// The rows of all cursor positions in the output.
  private func rows(_ output: String) -> [Int] {
    output.matches(of: /\x{1B}\[(\d+)(?:;\d+)?H/).compactMap { Int($0.1) }
  }

  @Test(arguments: [true, false])
  func `Ctrl-Z and SIGTSTP suspend the program until it is continued`(isKey: Bool) async throws {
    let run = try await Browse.shell(Self.job()) { terminal in
      if isKey { terminal.type("\u{1A}") } else { _ = kill(terminal.foreground, SIGTSTP) }
      try terminal.wait(for: Browse.leave)
      try terminal.wait(for: "stopped \(128 + SIGTSTP)")
      #expect(terminal.isRestored)
      terminal.type("\n")
      try terminal.wait(for: Browse.enter)
      try terminal.wait(for: Browse.title)
      #expect(!terminal.isEchoing)
      terminal.type("q")
    }
    #expect(run.output.hasSuffix(Browse.leave + "ended 0\n"))
    #expect(run.isRestored)
  }

  @Test func `A terminal resized during suspension is redrawn at its new size`() async throws {
    let run = try await Browse.shell(Self.job()) { terminal in
      terminal.type("\u{1A}")
      try terminal.wait(for: "stopped \(128 + SIGTSTP)")
      terminal.resize(columns: 50, rows: 12)
      terminal.type("\n")
      try terminal.wait(for: Browse.enter)
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.output.hasSuffix(Browse.leave + "ended 0\n"))
    let parts = run.output.components(separatedBy: Browse.enter)
    #expect(parts.count >= 3)
    #expect(rows(parts.last ?? "").allSatisfy { $0 <= 12 })
  }

  @Test func `After SIGSTOP, the program sets up the terminal again`() async throws {
    let run = try await Browse.shell(Self.job("stty sane;")) { terminal in
      try terminal.wait(for: Browse.queries)
      _ = kill(terminal.foreground, SIGSTOP)
      try terminal.wait(for: "stopped \(128 + SIGSTOP)")
      terminal.type("\n")
      try terminal.wait(for: Browse.enter)
      try terminal.wait(for: Browse.title)
      #expect(!terminal.isEchoing)
      terminal.type("q")
    }
    #expect(run.output.hasSuffix(Browse.leave + "ended 0\n"))
    #expect(run.isRestored)
  }

  @Test func `In the background, the program draws nothing and stops again`() async throws {
    let wait =
      #"bg; while jobs >"$HOME/jobs"; grep -q Running "$HOME/jobs"; do :; done; echo held; read go;"#
    let run = try await Browse.shell(Self.job(wait)) { terminal in
      terminal.type("\u{1A}")
      try terminal.wait(for: "stopped \(128 + SIGTSTP)")
      terminal.type("\n")
      try terminal.wait(for: "held")
      #expect(terminal.isRestored)
      terminal.type("\n")
      try terminal.wait(for: Browse.enter)
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.output.hasSuffix(Browse.leave + "ended 0\n"))
    #expect(run.isRestored)
    let held = run.output.components(separatedBy: "held").first ?? ""
    #expect(held.components(separatedBy: Browse.enter).count == 2)
  }

  @Test(arguments: ["fg", "bg; wait %1"])
  func `A signal ends a suspended program, even in the background`(resume: String) async throws {
    let line = #"set -m; "$0" browse; kill -TERM %1; \#(resume); echo "ended $?""#
    let run = try await Browse.shell(line) { $0.type("\u{1A}") }
    #expect(run.output.hasSuffix("ended \(128 + SIGTERM)\n"))
    #expect(run.isRestored)
    #expect(run.output.components(separatedBy: Browse.enter).count == 2)
  }

  @Test func `If nothing can resume the program, Ctrl-Z does not stop it`() async throws {
    let run = try await Browse.run { terminal in
      terminal.type("\u{1A}")
      try terminal.wait(for: Browse.enter)
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
  }
}
