import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Input that is typed outside a prompt is neither shown nor used as the password.
@Suite(.places(3)) struct HiddenInputTests {
  /// A shell with job control, which waits for a line before it resumes the login.
  private static func job(_ between: String = "") -> String {
    #"set -m; "$0" login --username user0; echo "stopped $?"; read go; \#(between) fg; "#
      + #"echo "ended $?""#
  }

  private func shell(
    _ line: String, home: Home, script: @escaping @Sendable (Terminal) throws -> Void
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["-c", line, Binary.path], of: Tool.bash.path ?? "bash",
      environment: ["PATH": Tool.searchPath],
      home: home, script: script)
  }

  @Test(.needs(.bash))
  func `Ctrl-Z restores the terminal, and resuming hides the input again`()
    async throws
  {
    let home = try Home()
    let run = try await shell(Self.job(), home: home) { terminal in
      try terminal.wait(for: "Password: ")
      guard !terminal.isEchoing else { throw TestError("The password would be shown.") }
      terminal.type("half of it\u{1A}")
      try terminal.wait(for: "stopped \(128 + SIGTSTP)")
      #expect(terminal.isEchoing && terminal.isRestored)
      terminal.type("\n")
      try terminal.wait(for: "Password: ")
      guard !terminal.isEchoing else { throw TestError("The password would be shown.") }
      terminal.type("12345678\n")
    }
    #expect(run.output.hasSuffix("Welcome, User Zero.\nended 0\n"))
    #expect(run.isRestored)
    #expect(!run.output.contains("half of it") && !run.output.contains("12345678"))
    #expect(FileManager.default.fileExists(atPath: home.sessionFile))
  }

  @Test(.needs(.bash)) func `A prompt in the background does not change the terminal`()
    async throws
  {
    let wait =
      #"bg; while jobs >"$HOME/jobs"; grep -q Running "$HOME/jobs"; do :; done; echo held; read go;"#
    let run = try await shell(Self.job(wait), home: try Home()) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("\u{1A}")
      try terminal.wait(for: "stopped \(128 + SIGTSTP)")
      terminal.type("\n")
      try terminal.wait(for: "held")
      #expect(terminal.isRestored)
      terminal.type("\n")
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.output.hasSuffix("Welcome, User Zero.\nended 0\n"))
    #expect(run.isRestored)
  }

  @Test(.needs(.bash)) func `A signal ends a suspended prompt`() async throws {
    // Bash continues a job that it terminates. It may end before it is in the foreground again.
    let line =
      #"set -m; "$0" login --username user0; echo "stopped"; job=$(jobs -p); kill -TERM %1; fg; "#
      + #"code=$?; if [ $code = 1 ]; then wait $job; code=$?; fi; echo "ended $code""#
    let run = try await shell(line, home: try Home()) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("\u{1A}")
    }
    #expect(run.output.hasSuffix("ended \(128 + SIGTERM)\n"))
    #expect(run.isRestored)
  }

  @Test func `Without a shell to resume it, Ctrl-Z repeats the prompt`() async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("\u{1A}")
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
  }

  @Test func `Input typed before the password prompt is discarded`() async throws {
    let home = try Home()
    let run = try await Terminal.run(["login"], home: home) { terminal in
      try terminal.wait(for: "Username or email: ")
      terminal.type("user0\n12345678\n")
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Password: \nWelcome, User Zero.\n"))
  }

  @Test func `Input typed during a request is neither echoed nor used`() async throws {
    let latch = Latch()
    let server = try TMDBServer(instead: { request in
      if request.path.hasSuffix("validate_with_login") { latch.pass() }
      return nil
    })
    defer { server.stop() }
    let home = try Home()
    let run = try await Terminal.run(
      ["login", "--username", "user0"], environment: server.variables, home: home
    ) { terminal in
      defer { latch.open() }
      try terminal.wait(for: "Password: ")
      terminal.type("wrong-secret\n")
      try terminal.wait { server.requests.contains { $0.path.hasSuffix("validate_with_login") } }
      guard !terminal.isEchoing else { throw TestError("What is typed now would be shown.") }
      terminal.type("typed-ahead\n")
      latch.open()
      try terminal.wait(for: "Password: ")
      terminal.type(TMDBServer.password + "\n")
    }
    #expect(run.status == 0)
    #expect(run.isEchoing)
    #expect(!run.output.contains("typed-ahead"))
    let sent = server.requests.compactMap { $0.fields["password"] }
    #expect(sent == ["wrong-secret", TMDBServer.password])
  }
}
