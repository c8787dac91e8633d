import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login --service tmdb-web` waits until the user approves on a web page.
@Suite(.places(3)) struct WebLoginTests {
  private static let invitation = """
    Approve the login on this page:
    https://www.themoviedb.org/authenticate/embedded-request
    Waiting for approval; press Ctrl-C to cancel.

    """

  private func logIn(
    _ options: [String] = [], at server: TMDBServer, home: Home? = nil,
    _ variables: [String: String] = [:],
    script: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Terminal.Run {
    defer { server.stop() }
    return try await Terminal.run(
      ["login", "--service", "tmdb-web"] + options,
      environment: server.variables.merging(variables) { $1 }, home: home, script: script)
  }

  /// The output, without the progress line.
  private func shown(_ run: Terminal.Run) -> String {
    run.output.replacing(/Waiting for TMDB…[^\r]*\r\u{1B}\[K/, with: "")
  }

  @Test func `The URL is on its own line, and the program waits for approval`() async throws {
    let server = try TMDBServer(webRejections: 1)
    let home = try Home()
    let run = try await logIn(at: server, home: home)
    #expect(run.status == 0)
    #expect(shown(run) == Self.invitation + "Welcome, User One.\n")
    #expect(server.paths.filter { $0 == "POST /authentication/session/new" }.count == 2)
    #expect(FileManager.default.fileExists(atPath: home.stateFolder + "/session-tmdb-web.json"))
  }

  @Test func `--timeout limits the wait`() async throws {
    let home = try Home()
    let run = try await logIn(
      ["--timeout", "1", "--color", "never"], at: try TMDBServer(), home: home)
    #expect(run.status == 77)
    #expect(
      shown(run) == Self.invitation
        + "Error: Login not approved within 1 s. "
        + "Log in again, or use a longer '--timeout'.\n")
    #expect(try home.files().isEmpty)
  }

  @Test func `Ctrl-C ends the wait immediately and saves no session`() async throws {
    let home = try Home()
    let run = try await logIn(["--timeout", "250"], at: try TMDBServer(), home: home) { terminal in
      try terminal.wait(for: "Ctrl-C to cancel.")
      terminal.type("\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(try home.files().isEmpty)
  }

  @Test func `If standard error is a pipe, the program does not wait`() async throws {
    let server = try TMDBServer(webRejections: 0)
    defer { server.stop() }
    let run = try await Terminal.run(
      ["login", "--service", "tmdb-web"], environment: server.variables, separatesErrors: true)
    #expect(run.status == 64)
    #expect(run.error.contains("needs a terminal"))
    #expect(server.paths.isEmpty)
  }

  @Test(arguments: ["", "a b", "../x", "a?b", "a\\u001b[31m", "a\\u202e"])
  func `A token with invalid URL characters is rejected`(_ token: String) async throws {
    let server = try TMDBServer(instead: { request in
      request.path.hasSuffix("/token/new")
        ? .json(#"{"success":true,"request_token":"\#(token)"}"#) : nil
    })
    let run = try await logIn(at: server)
    #expect(run.status == 65)
    #expect(!shown(run).contains("themoviedb.org"))
  }
}
