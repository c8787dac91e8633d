import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Completions use the cache and the settings, and send no requests.
@Suite(.places(2))
struct CompletionCacheRunTests {
  private static let providers = """
    {"results":[{"provider_id":9,"provider_name":"Canal+\\tS\\u00e9ries"},
    {"provider_id":1,"provider_name":"$("},{"provider_id":2,"provider_name":";"},
    {"provider_id":8,"provider_name":"Netflix","display_priorities":{"FR":0}}]}
    """

  /// Fills the cache and settings, and completes lines after the server has stopped.
  private func complete(
    _ lines: [[String]], _ variables: [String: String] = [:], region: String? = nil,
    change: (Home) throws -> Void = { _ in }
  ) async throws -> [[String]] {
    let server = try TMDBServer(instead: { request in
      request.path == "/3/watch/providers/movie"
        ? .json(Self.providers, ["Cache-Control": "max-age=9"]) : nil
    })
    let home = try Home()
    defer { home.remove() }
    for words in [
      ["list", "--limit", "3"], ["detail", "234"], ["providers", "--region", "FR"],
      ["config", "set", "services", "netflix,$(,My $(club)"],
    ] + (region.map { [["config", "set", "region", $0]] } ?? []) {
      #expect(try await Binary.run(words, in: home, server.variables).status == 0)
    }
    server.stop()
    try change(home)
    var answers: [[String]] = []
    for line in lines {
      let run = try await Binary.run(
        ["__complete"] + line, in: home, server.variables.merging(variables) { $1 })
      #expect(run.status == 0 && run.error.isEmpty)
      answers.append(run.output.lineList)
    }
    return answers
  }

  @Test func `Recently shown movies come first, each with its title`() async throws {
    for movies in try await complete([
      ["detail", ""], ["mark", "1", ""], ["list", "similar", ""],
    ]) {
      #expect(movies.first == "234\tThe Cabinet of Dr. Caligari" && movies.count >= 20)
    }
  }

  @Test func `Services of the user and of the country are completed`() async throws {
    let lines = [["discover", "--on", ""], ["list", "--on=netflix,"]]
    let words = ["mine", "netflix", "my-club"]
    let french = ["canal-plus-series\tCanal+ Séries", "netflix\tNetflix"]
    #expect(
      try await complete(lines, region: "fr") == [
        words + french, (words + french).map { "--on=netflix," + $0 },
      ])
    #expect(try await complete(lines) == [words, words.map { "--on=netflix," + $0 }])
  }

  @Test func `A broken cache or settings file causes no error`() async throws {
    let lines = [["detail", ""], ["discover", "--on", ""]]
    let answers = try await complete(lines) { home in
      for name in try FileManager.default.contentsOfDirectory(atPath: home.answers.path) {
        try Data("{\n".utf8).write(to: home.answers.appending(path: name))
      }
      #expect(mkfifo(home.answers.appending(path: "pipe.answer").path, 0o600) == 0)
      let settings = home.path + "/config/movies-cli/config.json"
      try "{".write(toFile: settings, atomically: true, encoding: .utf8)
    }
    #expect(answers == [[], ["mine"]])
    let other = try await complete([["detail", ""]], ["TMDB_BASE_URL": "https://other.example"])
    #expect(other == [[]])
    let none = try await complete([["detail", ""]], ["TMDB_ACCESS_TOKEN": ""])
    #expect(none == [[]])
  }
}
