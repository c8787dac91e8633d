import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("The commands over HTTP", .places(2))
struct CommandTests {
  @Test(
    "Every reading command says what it says on the embedded catalogue",
    arguments: [
      ["list"], ["list", "top-rated", "--page", "2"], ["list", "now-playing", "--json"],
      ["list", "upcoming"], ["list", "trending"], ["list", "--limit", "45"],
      ["search", "the", "general"], ["search", "caligari", "--json"], ["search", "nothing-such"],
      ["search", "the", "--year", "1926"], ["detail", "234"], ["detail", "234", "--json"],
      ["detail", "tt0010323"], ["person", "910000003"], ["person", "910000003", "--json"],
    ])
  func reading(words: [String]) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let embedded = try await Binary.run(words, in: home)
      let live = try await Binary.run(words, in: home, server.variables)
      #expect(live.status == 0, "\(live)")
      #expect(live.output == embedded.output)
      #expect(live.error == embedded.error)
      #expect(!server.requests.isEmpty)
    }
  }

  @Test("A movie's page is one question")
  func detail() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(["detail", "234"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(server.paths == ["GET /movie/234"])
    }
  }

  @Test("A person's page is one request")
  func person() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(["person", "910000003"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(server.paths == ["GET /person/910000003"])
    }
  }

  @Test("A movie that there is not is told of in the same words as on the embedded catalogue")
  func missing() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(["detail", "999999999"], in: home, server.variables)
      #expect(run.status == 1)
      #expect(run.error == "Error: There is no movie with the id 999999999.\n")
      let embedded = try await Binary.run(["detail", "999999999"], in: home)
      #expect(embedded.error.hasPrefix(run.error.dropLast()))
      #expect(embedded.error.hasSuffix("set TMDB_ACCESS_TOKEN to ask TMDB.\n"))
    }
  }

  @Test("The API key goes where a token would")
  func apiKey() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["list"], in: home,
        ["TMDB_API_KEY": TMDBServer.apiKey, "TMDB_BASE_URL": server.baseURL])
      #expect(run.status == 0)
      #expect(run.lines.count == 20)
      #expect(server.requests.allSatisfy { $0.headers["authorization"] == nil })
    }
  }
}
