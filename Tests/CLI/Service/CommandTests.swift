import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct CommandTests {
  @Test(arguments: [
    ["list"], ["list", "top-rated", "--page", "2"], ["list", "now-playing", "--json"],
    ["list", "upcoming"], ["list", "trending"], ["list", "--limit", "45"],
    ["search", "the", "general"], ["search", "caligari", "--json"], ["search", "nothing-such"],
    ["search", "the", "--year", "1926"], ["detail", "234"], ["detail", "234", "--json"],
    ["detail", "tt0010323"], ["person", "910000003"], ["person", "910000003", "--json"],
  ])
  func `Every reading command prints the same as on the embedded catalog`(words: [String])
    async throws
  {
    let server = try TMDBServer()
    try await withService(server) { home in
      let embedded = try await Program.run(words, in: home)
      let live = try await Program.run(words, in: home, server.variables)
      #expect(live.status == 0, "\(live)")
      #expect(live.output == embedded.output)
      // For an empty result, the embedded catalog adds a note.
      #expect(embedded.error.hasPrefix(live.error.trimmingCharacters(in: .newlines)))
      #expect(!server.requests.isEmpty)
    }
  }

  @Test func `The options of discover are TMDB's parameters`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Program.run(
        [
          "discover", "--genre", "drama|science fiction", "--year", "1920..1929", "--rating",
          "7..8,5", "--votes", "100", "--original-language", "DE", "--country", "de", "--with",
          "5,7", "--sort", "-title", "--language", "es-ES", "--region", "ES",
        ], in: home, server.variables)
      #expect(run.status == 0, "\(run)")
      #expect(
        server.requests.map(\.target) == [
          "/3/discover/movie?with_genres=18%7C878&primary_release_date.gte=1920-01-01"
            + "&primary_release_date.lte=1929-12-31&vote_average.gte=7&vote_average.lte=8.5"
            + "&vote_count.gte=100&with_original_language=de&with_origin_country=DE"
            + "&with_people=5%2C7&sort_by=title.desc&page=1&language=es-ES&region=ES"
        ])
    }
  }

  @Test func `A missing movie has the same error as on the embedded catalog`()
    async throws
  {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Program.run(["detail", "999999999"], in: home, server.variables)
      #expect(run.status == 1)
      #expect(run.error == "Error: No movie found with ID 999999999.\n")
      let embedded = try await Program.run(["detail", "999999999"], in: home)
      #expect(embedded.error.hasPrefix(run.error.dropLast()))
      #expect(embedded.error.hasSuffix("Set TMDB_ACCESS_TOKEN to use TMDB.\n"))
    }
  }
}
