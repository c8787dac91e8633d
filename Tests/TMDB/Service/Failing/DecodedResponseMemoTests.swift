import Foundation
import Testing

@testable import MovieTMDB

/// An answer that comes again is not read again, and never taken for another.
struct DecodedResponseMemoTests {
  private struct Page: Decodable, Equatable {
    let page: Int
  }

  /// Is another value each time it is read.
  private final class Reading: Decodable, Sendable {}

  private let answers = DecodedResponseMemo()
  private let first = Request.get("/a", ["page": "1"])

  private func body(_ text: String) -> Response { Response(status: 200, body: Data(text.utf8)) }

  private func reading(_ request: Request, _ text: String) -> Reading? {
    try? answers.value(Reading.self, of: body(text), to: request)
  }

  @Test func `The same response to the same question is read once`() {
    let one = reading(first, "{}")
    #expect(one != nil)
    #expect(reading(first, "{}") === one)
  }

  @Test func `Another body is another value`() throws {
    #expect(try answers.value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
    #expect(try answers.value(Page.self, of: body(#"{"page":2}"#), to: first) == Page(page: 2))
    #expect(try answers.value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test(arguments: [
    Request.get("/b", ["page": "1"]), .get("/a", ["page": "2"]), .get("/a"),
    .post("/a", ["page": "1"]),
  ])
  func `Another question is read on its own`(_ request: Request) {
    let one = reading(first, "{}")
    let other = reading(request, "{}")
    #expect(other != nil)
    #expect(other !== one)
  }

  @Test func `What changes something is read each time`() {
    let request = Request.post("/a", ["x": "y"])
    #expect(reading(request, "{}") !== reading(request, "{}"))
  }

  @Test func `The same body may be read as something else`() throws {
    _ = reading(first, #"{"page":1}"#)
    #expect(try answers.value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test func `What cannot be read is an error, again and again`() throws {
    for _ in 1...2 {
      #expect(throws: DecodingError.self) {
        try answers.value(Page.self, of: body("{"), to: first)
      }
    }
    #expect(try answers.value(Page.self, of: body(#"{"page":1}"#), to: first) == Page(page: 1))
  }

  @Test func `After many questions it begins anew, and stays right`() {
    let one = reading(first, "{}")
    for number in 1...255 { _ = reading(.get("/\(number)"), "{}") }
    #expect(reading(first, "{}") === one)
    _ = reading(.get("/256"), "{}")
    let other = reading(first, "{}")
    #expect(other !== one)
    #expect(reading(first, "{}") === other)
  }
}
