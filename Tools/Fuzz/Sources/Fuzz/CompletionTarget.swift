import Foundation
import MovieTMDB
import ViperTerminal
import ViperText

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

extension Target {
  /// The words of an unfinished command line, one per line, followed by a `===` line and the
  /// content of the settings and the cache.
  static let completions = Target(
    name: "completions",
    words: Commands.all.flatMap(\.ownWords)
      + GlobalOptions.all.map(\.name)
      + ["=", "--fields=id,", "--on=", "--sort=-", "<", "2>", "--", "services"]
      + ["region", "results", "provider_name", "title", "id", "\n===\n"],
    maxBytes: 2_048, runs: 3_000
  ) { input in
    let parts = input.split(
      separator: Array("\n===\n".utf8), maxSplits: 1, omittingEmptySubsequences: false)
    let held = parts.dropFirst().first ?? []
    let folders = Folders(["TMDB_API_KEY": "key"])
    let environment = folders.environment
    try folders.put(Array(held), "config.json", in: environment.configFolder)
    let words = parts[0].split(separator: 10, omittingEmptySubsequences: false).map {
      SystemText($0)
    }
    let run = try await CommandRun([SystemText(Completion.name)] + words, environment)
    try require(run.code == .done && run.error.isEmpty, "\(run.code): \(run.error)")
    try check(run.output.split(separator: "\n").map(String.init))
    for path in ["/movie/1", "/watch/providers/movie?watch_region="] {
      let response = StoredResponse(
        key: BaseURL.tmdb.text + path, tag: nil, storedAt: 0, maxAge: 0, body: Data(held))
      await ResponseFolder(.responses, environment)?.keep(response)
    }
    let remembered = CompletionCache(environment: environment)
    try check(remembered.movieWords + remembered.serviceWords)
    try folders.putInCache(Array(held))
    try check(remembered.movieWords + remembered.serviceWords)
  }

  /// A candidate is a word, optionally followed by a tab and a description.
  private static func check(_ candidates: [String]) throws(Finding) {
    for candidate in candidates {
      let text = candidate.replacing("\t", with: "", maxReplacements: 1)
      try require(TerminalSanitizer.clean(text) == text, "no candidate: \(text.debugDescription)")
    }
  }
}
