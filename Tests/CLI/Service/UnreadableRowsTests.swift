import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(2))
struct UnreadableRowsTests {
  /// Runs on two pages, the first with the given number of unreadable rows.
  private func run(
    _ words: [String], unreadable: Int, variables: [String: String] = [:],
    second: Reaction = .json(Invented.page([Invented.row(3), "null", "{}"], number: 2, pages: 2))
  ) async throws -> Binary.Run {
    let rows = [Invented.row(1)] + Array(repeating: "7", count: unreadable) + [Invented.row(2)]
    let first = Reaction.json(Invented.page(rows, pages: 2))
    let server = try TMDBServer(instead: { $0.parameter("page") == "1" ? first : second })
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    return try await Program.run(words, in: home, server.variables.merging(variables) { $1 })
  }

  @Test(arguments: [[], ["--json"]])
  func `Unreadable rows are skipped and counted, with --json too`(format: [String]) async throws {
    let run = try await run(["list"] + format, unreadable: 2)
    #expect(run.status == 0)
    #expect(run.error == "Note: skipped 2 movies with invalid data.\n")
    #expect(run.lines.count == (format.isEmpty ? 2 : 1))
  }

  @Test func `A later page without a readable row ends the list`()
    async throws
  {
    let second = Reaction.json(Invented.page(["null", "{}"], number: 2, pages: 2))
    let run = try await run(["list", "--limit", "40"], unreadable: 1, second: second)
    #expect(run.status == 65)
    #expect(run.lines.count == 2)
    #expect(
      run.error == """
        Note: skipped 1 movie with invalid data.
        Error: TMDB returned an unexpected response. If you set a custom URL for TMDB, check the URL.

        """)
  }

  @Test func `A document that is not printed reports no unreadable rows`() async throws {
    let second = Reaction.json(Invented.page(["null"], number: 2, pages: 2))
    let run = try await run(["list", "--limit", "40", "--json"], unreadable: 1, second: second)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.error.hasPrefix(#"{"error":{"code":"invalid-response","#))
  }

  @Test(arguments: [[], ["--sort", "title"], ["--json"]])
  func `Truncated rows are counted, with --json too`(_ format: [String]) async throws {
    let text = String(repeating: "a", count: 5_000)
    let second = Reaction.json(
      Invented.page([Invented.row(3, overview: text)], number: 2, pages: 2))
    let run = try await run(["list", "--limit", "40"] + format, unreadable: 0, second: second)
    #expect(run.status == 0)
    #expect(run.error == "Note: truncated long text in 1 movie.\n")
    #expect(run.output.utf8.count < 5_000)
  }
}
