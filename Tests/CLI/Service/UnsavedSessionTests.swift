import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct UnsavedSessionTests {
  private func logIn(
    _ server: TMDBServer, _ home: Home, _ words: [String], _ variables: [String: String] = [:]
  ) async throws -> Binary.Run {
    try await Binary.run(
      ["login"] + words, in: home, server.variables.merging(variables) { $1 },
      input: TMDBServer.password)
  }

  private static let password = ["--username", "user0", "--password-stdin"]

  @Test(arguments: [false, true])
  func `A session that cannot be saved is ended once at the service`(isRejected: Bool) async throws
  {
    let server = try TMDBServer(
      instead: { isRejected && $0.method == "DELETE" ? .rejection(500, code: 11) : nil })
    try await withService(server) { home in
      let run = try await logIn(server, home, Self.password, ["XDG_STATE_HOME": "/dev/null"])
      #expect(run.status == 74)
      #expect(run.error.contains("Error: Cannot save the session in /dev/null/movies-cli: "))
      #expect(server.paths.filter { $0.hasPrefix("DELETE") } == ["DELETE /authentication/session"])
      let ended = try #require(server.requests.last?.fields["session_id"])
      #expect(ended.hasPrefix(TMDBServer.sessionPrefix))
    }
  }

  @Test func `A guest session can't be ended, and no request is sent`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await logIn(
        server, home, ["--service", "guest"], ["XDG_STATE_HOME": "/dev/null"])
      #expect(run.status == 74)
      #expect(server.paths == ["GET /authentication/guest_session/new"])
    }
  }
}
