import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `random` and empty results on the embedded catalog.
@Suite(.places(2)) struct DiscoverRunTests {
  private func ids(_ words: [String]) async throws -> [Int] {
    let run = try await Binary.run(words)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    return run.output.lineList.compactMap { Int($0.firstWord) }
  }

  @Test func `A random movie comes from the list and is shown as a page`() async throws {
    let drama = try await ids(["discover", "--genre", "war", "--limit", "80"])
    let chosen = try await Binary.run(["random", "--genre", "war", "--fields", "id", "--json"])
    #expect(drama.contains { chosen.output == "{\"id\":\($0)}\n" })
    let run = try await Binary.run(["random", "top-rated"])
    let number = run.output.lineList.first?.split(separator: "\t").last ?? ""
    #expect(try await Binary.run(["detail", String(number)]).output == run.output)
  }

  @Test func `Different runs choose different movies`() async throws {
    var seen: Set<String> = []
    for _ in 0..<12 { seen.insert(try await Binary.run(["random"]).output) }
    #expect(seen.count > 1)
  }

  @Test(arguments: [
    ["random", "--genre", "war", "--year", "2020.."], ["watch", "999999999"],
    ["open", "999999999", "--print"], ["similar", "tt9999999"],
  ])
  func `An empty result's note says that only the embedded catalog was searched`(
    _ words: [String]
  ) async throws {
    let run = try await Binary.run(words)
    #expect(run.status == 1)
    #expect(run.error.contains("TMDB_ACCESS_TOKEN to use TMDB."), "\(run.error)")
  }
}
