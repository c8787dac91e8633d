import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A login that is interrupted after the prompts, during any of its requests.
@Suite(.serialized, .places(3)) struct InterruptedLoginTests {
  private static let steps = [
    "token/new", "token/validate_with_login", "session/new", "account",
  ]

  /// Logs in at a service that never responds to one of the requests, and interrupts the wait.
  private func logIn(
    upTo step: String, at server: TMDBServer, _ home: Home,
    interrupt: @escaping @Sendable (Terminal) -> Void
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["login", "--username", "user0"], environment: server.variables, home: home
    ) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type(TMDBServer.password + "\n")
      try terminal.wait { server.requests.contains { $0.path.hasSuffix(step) } }
      interrupt(terminal)
    }
  }

  private func server(hangingAt step: String) throws -> TMDBServer {
    try TMDBServer(instead: { $0.path.hasSuffix(step) ? .hang : nil })
  }

  @Test(arguments: Effort.seeds(8, of: 60))
  func `A signal ends the login, and nothing is saved`(_ seed: Int) async throws {
    var generator = SeededGenerator(seed: seed)
    let signals = InterruptedPromptTests.signals
    let (number, status) = signals[seed % signals.count]
    let step = Self.steps[seed / signals.count % Self.steps.count]
    let turns = Int.random(in: 0...2_000, using: &generator)
    let home = try Home()
    let server = try server(hangingAt: step)
    defer { server.stop() }
    let run = try await logIn(upTo: step, at: server, home) { terminal in
      Turns.pass(turns)
      terminal.send(number)
    }
    #expect(run.status == status, "\(run)")
    #expect(run.isEchoing)
    #expect(try home.files().isEmpty)
    // A session that the service has created is ended there.
    let ended = server.requests.filter { $0.method == "DELETE" }.map { $0.fields["session_id"] }
    #expect(ended == (step == "account" ? [TMDBServer.sessionPrefix + "920000001"] : []))
  }

  @Test func `A second Ctrl-C ends the login`() async throws {
    let home = try Home()
    let server = try server(hangingAt: "token/new")
    defer { server.stop() }
    let run = try await logIn(upTo: "token/new", at: server, home) { terminal in
      terminal.type("\u{3}\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(try home.files().isEmpty)
  }

  @Test func `Exit does not wait for a service that fails to end the session`()
    async throws
  {
    let home = try Home()
    let server = try TMDBServer(instead: { request in
      request.path.hasSuffix("account") || request.method == "DELETE" ? .hang : nil
    })
    defer { server.stop() }
    let run = try await logIn(upTo: "account", at: server, home) { $0.send(SIGTERM) }
    #expect(run.status == .signalled(SIGTERM))
    #expect(try home.files().isEmpty)
  }
}
