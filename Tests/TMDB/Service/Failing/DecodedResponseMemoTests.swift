import Foundation
import Testing

@testable import MovieTMDB

/// Repeated responses are decoded once, and never confused.
struct DecodedResponseMemoTests {
  private struct Page: Decodable, Equatable {
    let page: Int
  }

  /// A type without value equality, to tell decodings apart.
  private final class Reading: Decodable, Sendable {}

  private let answers = DecodedResponseMemo()
  private let first = Request.get("/a", ["page": "1"])

  private func body(_ text: String) -> Response { Response(status: 200, body: Data(text.utf8)) }

  private func value<Value: Decodable & Sendable>(
    _ type: Value.Type, of response: Response, to request: Request
  ) throws -> Value {
    try answers.value(of: response, to: request) {
      try JSONDecoder().decode(type, from: response.body)
    }
  }

  private func reading(_ request: Request, _ text: String) -> Reading? {
    try? value(Reading.self, of: body(text), to: request)
  }

  @Test func `The same response to the same request is decoded once`() {
    let one = reading(first, "{}")
    #expect(one != nil)
    #expect(reading(first, "{}") === one)
  }

  @Test func `A different body is decoded again`() throws {
    #expect(try value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
    #expect(try value(Page.self, of: body(#"{"page":2}"#), to: first) == Page(page: 2))
    #expect(try value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test(arguments: [
    Request.get("/b", ["page": "1"]), .get("/a", ["page": "2"]), .get("/a"),
    .post("/a", ["page": "1"]),
  ])
  func `A different request is decoded separately`(_ request: Request) {
    let one = reading(first, "{}")
    let other = reading(request, "{}")
    #expect(other != nil)
    #expect(other !== one)
  }

  @Test func `Responses to writes are always decoded`() {
    let request = Request.post("/a", ["x": "y"])
    #expect(reading(request, "{}") !== reading(request, "{}"))
  }

  @Test func `The same body can be decoded as another type`() throws {
    _ = reading(first, #"{"page":1}"#)
    #expect(try value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test func `An unreadable body is an error each time`() throws {
    for _ in 1...2 {
      #expect(throws: DecodingError.self) {
        try value(Page.self, of: body("{"), to: first)
      }
    }
    #expect(try value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test func `After many requests, the memo is reset and stays correct`() {
    let one = reading(first, "{}")
    for number in 1...255 { _ = reading(.get("/\(number)"), "{}") }
    #expect(reading(first, "{}") === one)
    _ = reading(.get("/256"), "{}")
    let other = reading(first, "{}")
    #expect(other !== one)
    #expect(reading(first, "{}") === other)
  }
}
