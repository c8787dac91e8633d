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
}
