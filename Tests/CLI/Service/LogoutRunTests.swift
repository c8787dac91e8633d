import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.places(2))
struct LogoutRunTests {
  /// Logs out at a service that responds to the logout as specified.
  private func logOut(
    _ options: [String] = [], from server: AccountServer
  ) async throws -> Binary.Run {
    var run: Binary.Run?
    try await LoggedInUser.with(server) { person in
      run = try await person.run(["logout"] + options)
      #expect(try person.home.files().isEmpty)
    }
    return try #require(run)
  }

  private static let note = "Note: logged out locally; could not end the session at the service: "

  @Test(arguments: [
    ([], "TMDB returned an error (500).", 1),
    (["--offline"], "Network access is required but off.", 0),
  ])
  func `A failing service does not prevent a local logout`(
    options: [String], reason: String, requests: Int
  ) async throws {
    let server = try AccountServer(instead: { request in
      request.method == "DELETE" ? .rejection(500, code: 11) : nil
    })
    let run = try await logOut(options, from: server)
    #expect((run.status, run.output) == (0, ""))
    #expect(run.error == Self.note + reason + "\n")
    #expect(server.requests.count == requests)
  }

  @Test func `With --json, the result of the logout is printed`() async throws {
    let server = try AccountServer(instead: { request in
      request.method == "DELETE" ? .rejection(500, code: 11) : nil
    })
    let run = try await logOut(["--json"], from: server)
    #expect(run.output.contains(#","ended_at_service":false,"service":"tmdb"}]}"#))
    #expect(run.output.hasPrefix(#"{"sessions":[{"account":{"id":920000001,"#))
  }

  @Test func `Logging out removes a damaged session`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let file = home.session("tmdb")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{".utf8).write(to: file)
      let run = try await Binary.run(["logout"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(
        run.error == "Note: The session in \(file.path) is damaged. "
          + "The file was removed.\n")
      #expect(try home.files().isEmpty)
      #expect(server.requests.isEmpty)
      let again = try await Binary.run(["logout"], in: home, server.variables)
      #expect(again.status == 77)
    }
  }
}
