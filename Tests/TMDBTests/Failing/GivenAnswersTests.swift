import Foundation
import TMDB
import Testing

@testable import TMDBEmbedded

/// The catalogue's answers are made once a day; what is about a person is made each time.
@Suite struct GivenAnswersTests {
  private let given = GivenAnswers()
  private let popular = Request.get("/movie/popular", ["page": "1"])

  /// The answer's text; `text` is what is made if it has to be.
  private func answer(
    _ request: Request, day: Int64 = 0, _ text: String
  ) async throws(TransportFailure) -> String {
    let answer = try await given.answer(to: request, on: day) { () async throws(TransportFailure) in
      Answer(status: 200, body: Data(text.utf8))
    }
    return String(decoding: answer.body, as: UTF8.self)
  }

  @Test func `The same question has the same answer all day`() async throws {
    #expect(try await answer(popular, "a") == "a")
    #expect(try await answer(popular, "b") == "a")
  }

  @Test func `The next day it is made anew`() async throws {
    #expect(try await answer(popular, "a") == "a")
    #expect(try await answer(popular, day: 1, "b") == "b")
    #expect(try await answer(popular, day: 0, "c") == "a")
  }

  @Test(arguments: [
    Request.get("/movie/popular", ["page": "2"]), .get("/movie/popular"),
    .get("/movie/top_rated", ["page": "1"]),
  ])
  func `Another question has an answer of its own`(_ request: Request) async throws {
    #expect(try await answer(popular, "a") == "a")
    #expect(try await answer(request, "b") == "b")
  }

  @Test(arguments: [
    Request.post("/movie/popular", ["page": "1"]), .get("/account", ["session_id": "x"]),
    .get("/movie/234/account_states", ["session_id": "x"]), .get("/authentication/token/new"),
  ])
  func `What is about a person or changes something is answered each time`(
    _ request: Request
  ) async throws {
    #expect(try await answer(request, "a") == "a")
    #expect(try await answer(request, "b") == "b")
  }

  @Test func `What failed is made again`() async throws {
    let given = given
    await #expect(throws: TransportFailure.offline) {
      try await given.answer(to: popular, on: 0) { () async throws(TransportFailure) in
        throw .offline
      }
    }
    #expect(try await answer(popular, "a") == "a")
  }

  @Test func `After many questions it begins anew`() async throws {
    _ = try await answer(popular, "a")
    for number in 1...255 { _ = try await answer(.get("/movie/\(number)"), "x") }
    #expect(try await answer(popular, "b") == "a")
    _ = try await answer(.get("/movie/256"), "x")
    #expect(try await answer(popular, "c") == "c")
  }
}
