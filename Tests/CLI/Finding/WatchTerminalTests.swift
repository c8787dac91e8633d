import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Watch providers at a terminal.
@Suite(.places(3))
struct WatchTerminalTests {
  private static let body = """
    {"id":1,"title":"One","watch/providers":{"results":{
    "US":{"flatrate":[{"provider_name":"Netflix"}]}}}}
    """

  private func run(_ words: [String]) async throws -> String {
    let server = try TMDBServer(instead: { _ in .json(Self.body) })
    defer { server.stop() }
    let run = try await Terminal.run(["watch", "1"] + words, environment: server.variables)
    #expect(run.status == 0)
    return run.output
  }

  @Test func `Rows print an attribution note, and other formats include it`() async throws {
    let note = "Data from JustWatch."
    #expect(try await run(["--format", "tsv"]).contains(note))
    for words in [[], ["--fields", "provider"]] {
      let page = try await run(words)
      #expect(page.contains("Where to watch in US, by JustWatch") && !page.contains(note))
    }
    #expect(try await !run(["--json"]).contains(note))
  }
}
