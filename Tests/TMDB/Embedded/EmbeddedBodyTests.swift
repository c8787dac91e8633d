import Foundation
import MovieEntities
import MovieTMDBEmbedded
import Testing

@testable import MovieTMDB

/// Request bodies that the embedded service accepts or rejects.
struct EmbeddedBodyTests {
  private let marks = EmbeddedMarks()

  private struct Code: Decodable {
    let statusCode: Int
    enum CodingKeys: String, CodingKey { case statusCode = "status_code" }
  }

  private func response(_ path: String, _ document: String) async throws -> Response {
    try await marks.service.transport.response(
      to: Request(
        method: .post, path: path,
        parameters: [.init(name: "session_id", value: EmbeddedMarks.session)],
        body: Data(document.utf8)))
  }

  @Test(arguments: [0, -1, -1e300, 10.5, 1e300, 8.3, 0.25, 1e-300])
  func `An invalid value is rejected with TMDB's code`(value: Double) async throws {
    let response = try await response("/movie/234/rating", #"{"value":\#(value)}"#)
    #expect(response.status == 400)
    #expect(try JSONDecoder().decode(Code.self, from: response.body).statusCode == 18)
    #expect(try await marks.states(234).rating == nil)
  }

  @Test func `Each half step from 0.5 to 10 is accepted`() async throws {
    for half in 1...20 {
      let value = Double(half) / 2
      let response = half == 1 ? "201/1" : "201/12"
      #expect(try await marks.rate(234, value) == response)
      #expect(try await marks.states(234).rating?.value == value)
    }
  }

  @Test(arguments: [
    "{}", #"{"value":"8"}"#, #"{"value":true}"#, #"{"value":null}"#, #"{"rating":8}"#,
  ])
  func `A rating without a number is rejected`(document: String) async throws {
    let response = try await response("/movie/234/rating", document)
    #expect(response.status == 400)
    #expect(try await marks.ids("rated") == [])
  }

  @Test(
    arguments: [
      "{}", #"{"media_type":"movie","media_id":234}"#,
      #"{"media_type":"movie","favorite":true,"watchlist":true}"#,
      #"{"media_type":"tv","media_id":234,"favorite":true,"watchlist":true}"#,
      #"{"media_id":234,"favorite":true,"watchlist":true}"#,
      #"{"media_type":"movie","media_id":"234","favorite":true,"watchlist":true}"#,
      #"{"media_type":"movie","media_id":234.5,"favorite":true,"watchlist":true}"#,
      #"{"media_type":"movie","media_id":1e300,"favorite":true,"watchlist":true}"#,
      #"{"media_type":"movie","media_id":234,"favorite":"true","watchlist":"true"}"#,
      #"{"media_type":"movie","media_id":234,"favorite":1,"watchlist":1}"#,
    ], ["favorite", "watchlist"])
  func `An incomplete mark is rejected`(document: String, list: String) async throws {
    let path = "/account/\(EmbeddedMarks.account)/\(list)"
    #expect(try await response(path, document).status == 400)
    #expect(try await marks.ids(list) == [])
  }

  @Test(arguments: [0, -1, Int.min])
  func `A movie ID below 1 is rejected`(id: Int) async throws {
    #expect(try await marks.mark("favorite", id) == "404/34")
    #expect(try await marks.ids("favorite") == [])
  }

  @Test func `The highest ID is not a movie, but a stored one is listed`() async throws {
    #expect(try await marks.mark("favorite", .max) == "404/34")
    #expect(try await EmbeddedMarks.holding(.max).ids("favorite") == [.max])
  }

  @Test(arguments: [
    "", "{", "null", "[]", "\u{0}", "{\"value\":8}{\"value\":8}", "{\"value\":1e400}",
    "{\"value\":NaN}", "value=8", String(repeating: "[", count: 100_000),
  ])
  func `A body that is not JSON is rejected`(text: String) async throws {
    for path in ["/movie/234/rating", "/account/\(EmbeddedMarks.account)/favorite"] {
      for body in [Data(text.utf8), Data([0xFF, 0xFE] + text.utf8), nil] {
        let request = Request(
          method: .post, path: path,
          parameters: [.init(name: "session_id", value: EmbeddedMarks.session)], body: body)
        #expect(try await marks.status(request) == "400/47")
      }
    }
  }
}
