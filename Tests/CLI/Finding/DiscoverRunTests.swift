import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Empty results on the embedded catalog.
@Suite(.places(2)) struct DiscoverRunTests {
  @Test(arguments: [
    ["watch", "999999999"], ["open", "999999999", "--print"], ["list", "similar", "tt9999999"],
  ])
  func `An empty result's note says that only the embedded catalog was searched`(
    _ words: [String]
  ) async throws {
    let run = try await Program.run(words)
    #expect(run.status == 1)
    #expect(run.error.contains("TMDB_ACCESS_TOKEN to use TMDB."), "\(run.error)")
  }
}
