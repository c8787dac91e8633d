import Foundation
import TMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("A service that repeats secrets", .places(2))
struct RepeatedSecretTests {
  private static let token = "loopback-token-0123456789abcdef"

  private static func escaped(_ escape: (UInt8) -> String) -> String {
    token.utf8.map(escape).joined()
  }

  /// Ways to write the token into a JSON text, none of which a person may see.
  static let spellings = [
    token, token.uppercased(), escaped { String(format: "\\u%04x", $0) },
    escaped { String(format: "%%%02X", $0) }, token.map { "\($0)\\u202e" }.joined(),
    token.map { "\($0)\\u0007" }.joined(), token.map { "\($0)\u{301}" }.joined(),
  ]

  private func response(_ reaction: Reaction) async throws -> Response {
    let server = try LoopbackServer { _ in reaction }
    defer { server.stop() }
    return try await server.transport(.token(Self.token)).response(to: .get("/movie/1"))
  }

  @Test(
    "Its refusal comes without a message, whatever the status", arguments: spellings)
  func refusal(spelling: String) async throws {
    for status in [200, 400] {
      let response = try await response(.refusal(status, code: 5, "You sent \(spelling)."))
      #expect(response.text == #"{"status_code":5}"#)
    }
  }

  @Test("Its response is not stored", arguments: spellings)
  func stored(spelling: String) async throws {
    let response = try await response(
      .json(#"{"id":1,"title":"\#(spelling)"}"#, ["Cache-Control": "public, max-age=600"]))
    #expect(response.header("Cache-Control") == "no-store")
  }
}
