import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("Sessions and request tokens that are none", .places(2))
struct IssuedTextTests {
  private func logIn(
    _ server: TMDBServer, _ home: Home, with service: String
  ) async throws -> Binary.Run {
    let password = service == "tmdb" ? ["--username", "user0", "--password-stdin"] : []
    return try await Binary.run(
      ["login", "--service", service] + password, in: home, server.variables,
      input: TMDBServer.password)
  }

  static let bodies = [
    #"{"success":true,"ID":""}"#, #"{"success":false,"ID":"0123456789abcdef"}"#,
    #"{"success":true,"ID":"\#(String(repeating: "a", count: 257))"}"#,
    #"{"success":true,"ID":"a b"}"#, #"{"success":true,"ID":".."}"#, #"{"success":true,"ID":"é"}"#,
  ]

  @Test(
    "A session that is none is bad data, and is not kept", arguments: bodies, ["tmdb", "guest"])
  func none(body: String, service: String) async throws {
    let server = try TMDBServer(instead: { request in
      switch request.path {
      case "/3/authentication/session/new":
        .json(body.replacing("ID", with: "session_id"))
      case "/3/authentication/guest_session/new":
        .json(body.replacing("ID", with: "guest_session_id"))
      default: nil
      }
    })
    try await withService(server) { home in
      let run = try await logIn(server, home, with: service)
      #expect(run.status == 65, "\(run)")
      #expect(run.output == "")
      #expect(try home.files().isEmpty)
    }
  }

  @Test(
    "A request token that cannot be part of an address is bad data",
    arguments: [
      "", "a b", "a/b", "../x", "..", "a?b", "a#b", "a%41", "a\\u001b[31m", "a\\u202e", "é", "a&b",
      String(repeating: "a", count: 257),
    ])
  func requestToken(token: String) async throws {
    let server = try TMDBServer(instead: { request in
      request.path.hasSuffix("/token/new")
        ? .json(#"{"success":true,"request_token":"\#(token)"}"#) : nil
    })
    try await withService(server) { home in
      let run = try await logIn(server, home, with: "tmdb")
      #expect(run.status == 65, "\(run)")
      #expect(server.paths == ["GET /authentication/token/new"])
    }
  }
}
