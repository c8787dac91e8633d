import Entities
import Foundation
import TMDBEmbedded
import Testing

@testable import TMDB

/// What the embedded service takes, and what it says of anything else.
struct EmbeddedBodyTests {
  /// A document that stands in a test as text.
  private struct Document: Encodable, CustomTestStringConvertible {
    let fields: [String: Field]
    var testDescription: String { "\(fields)" }

    func encode(to encoder: any Encoder) throws {
      try fields.encode(to: encoder)
    }
  }

  private enum Field: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
  {
    case text(String)
    case truth(Bool)
    case number(Double)
    case nothing

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .truth(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }

    func encode(to encoder: any Encoder) throws {
      var place = encoder.singleValueContainer()
      switch self {
      case .text(let text): try place.encode(text)
      case .truth(let truth): try place.encode(truth)
      case .number(let number): try place.encode(number)
      case .nothing: try place.encodeNil()
      }
    }
  }

  private let marks = EmbeddedMarks()

  private struct Code: Decodable {
    let statusCode: Int
    enum CodingKeys: String, CodingKey { case statusCode = "status_code" }
  }

  private func response(_ path: String, _ body: some Encodable) async throws -> Response {
    try await marks.service.transport.response(
      to:
        .post(path, body, parameters: ["session_id": EmbeddedMarks.session]))
  }

  @Test(arguments: [0, -1, -1e300, 10.5, 1e300, 8.3, 0.25, 1e-300])
  func `A value that is none is refused with TMDB's code`(value: Double) async throws {
    let response = try await response("/movie/234/rating", ["value": value])
    #expect(response.status == 400)
    #expect(try JSONDecoder().decode(Code.self, from: response.body).statusCode == 18)
    #expect(try await marks.states(234).rating == nil)
  }

  @Test func `Each half from 0.5 to 10 is taken`() async throws {
    for half in 1...20 {
      let value = Double(half) / 2
      let response = half == 1 ? "201/1" : "201/12"
      #expect(try await marks.rate(234, value) == response)
      #expect(try await marks.states(234).rating?.value == value)
    }
  }

  @Test(
    arguments: [
      [:], ["value": "8"], ["value": true], ["value": .nothing], ["rating": 8],
    ] as [[String: Field]])
  private func `A rating without a number cannot be read`(fields: [String: Field]) async throws {
    let response = try await response("/movie/234/rating", Document(fields: fields))
    #expect(response.status == 400)
    #expect(try await marks.ids("rated") == [])
  }

  @Test(
    arguments: [
      [:], ["media_type": "movie", "media_id": 234],
      ["media_type": "movie", "favorite": true, "watchlist": true],
      ["media_type": "tv", "media_id": 234, "favorite": true, "watchlist": true],
      ["media_id": 234, "favorite": true, "watchlist": true],
      ["media_type": "movie", "media_id": "234", "favorite": true, "watchlist": true],
      ["media_type": "movie", "media_id": 234.5, "favorite": true, "watchlist": true],
      ["media_type": "movie", "media_id": 1e300, "favorite": true, "watchlist": true],
      ["media_type": "movie", "media_id": 234, "favorite": "true", "watchlist": "true"],
      ["media_type": "movie", "media_id": 234, "favorite": 1, "watchlist": 1],
    ] as [[String: Field]], ["favorite", "watchlist"])
  private func `A mark that is not whole cannot be read`(
    fields: [String: Field], list: String
  ) async throws {
    let path = "/account/\(EmbeddedMarks.account)/\(list)"
    #expect(try await response(path, Document(fields: fields)).status == 400)
    #expect(try await marks.ids(list) == [])
  }

  @Test(arguments: [0, -1, Int.min])
  func `There is no movie without a number`(id: Int) async throws {
    #expect(try await marks.mark("favorite", id) == "404/34")
    #expect(try await marks.ids("favorite") == [])
  }

  @Test func `The highest number is no movie, and can be one that was stored`() async throws {
    #expect(try await marks.mark("favorite", .max) == "404/34")
    #expect(try await EmbeddedMarks.holding(.max).ids("favorite") == [.max])
  }

  @Test(arguments: [
    "", "{", "null", "[]", "\u{0}", "{\"value\":8}{\"value\":8}", "{\"value\":1e400}",
    "{\"value\":NaN}", "value=8", String(repeating: "[", count: 100_000),
  ])
  func `What is no document cannot be read`(text: String) async throws {
    for path in ["/movie/234/rating", "/account/\(EmbeddedMarks.account)/favorite"] {
      for body in [Data(text.utf8), Data([0xFF, 0xFE] + text.utf8), nil] {
        let request = Request(
          method: .post, path: path,
          parameters: [.init(name: "session_id", value: EmbeddedMarks.session)], body: body)
        #expect(try await marks.says(request) == "400/47")
      }
    }
  }
}
