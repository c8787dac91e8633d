import Foundation
import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTMDBEmbedded

/// The catalog's answers are made once a day; what is about a person is made each time.
struct CatalogResponseMemoTests {
  private let given = CatalogResponseMemo()
  private let popular = Request.get("/movie/popular", ["page": "1"])

  /// The answer's text; `text` is what is made if it has to be.
  private func response(
    _ request: Request, day: Int64 = 0, _ text: String
  ) async throws(MovieError) -> String {
    let response = try await given.response(to: request, on: day) {
      () async throws(MovieError) in
      Response(status: 200, body: Data(text.utf8))
    }
    return String(decoding: response.body, as: UTF8.self)
  }

  @Test func `The same question has the same response all day`() async throws {
    #expect(try await response(popular, "a") == "a")
    #expect(try await response(popular, "b") == "a")
  }

  @Test func `The next day it is made anew`() async throws {
    #expect(try await response(popular, "a") == "a")
    #expect(try await response(popular, day: 1, "b") == "b")
    #expect(try await response(popular, day: 0, "c") == "a")
  }

  @Test(arguments: [
    Request.get("/movie/popular", ["page": "2"]), .get("/movie/popular"),
    .get("/movie/top_rated", ["page": "1"]),
  ])
  func `Another question has an response of its own`(_ request: Request) async throws {
    #expect(try await response(popular, "a") == "a")
    #expect(try await response(request, "b") == "b")
  }

  @Test(arguments: [
    Request.post("/movie/popular", ["page": "1"]), .get("/account", ["session_id": "x"]),
    .get("/movie/234/account_states", ["session_id": "x"]), .get("/authentication/token/new"),
  ])
  func `What is about a person or changes something is answered each time`(
    _ request: Request
  ) async throws {
    #expect(try await response(request, "a") == "a")
    #expect(try await response(request, "b") == "b")
  }

  @Test func `What failed is made again`() async throws {
    let given = given
    await #expect(throws: MovieError.network(.unreachable)) {
      try await given.response(to: popular, on: 0) { () async throws(MovieError) in
        throw .network(.unreachable)
      }
    }
    #expect(try await response(popular, "a") == "a")
  }

  @Test func `After many questions it begins anew`() async throws {
    _ = try await response(popular, "a")
    for number in 1...255 { _ = try await response(.get("/movie/\(number)"), "x") }
    #expect(try await response(popular, "b") == "a")
    _ = try await response(.get("/movie/256"), "x")
    #expect(try await response(popular, "c") == "c")
  }
}
