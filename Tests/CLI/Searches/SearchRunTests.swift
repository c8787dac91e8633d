import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// `search` on the embedded catalog, whose matching has its own tests.
@Suite(.places(2)) struct SearchRunTests {
  @Test func `A search without matches prints a note without control characters`() async throws {
    let run = try await Terminal.run(
      ["search", "no\u{1B}[31m\u{202E} such\tfilm"], columns: 200)
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "No movies match \"no[31m such film\". Try fewer or different words. The built-in "))
    #expect(run.output.hasSuffix("Set TMDB_ACCESS_TOKEN to use TMDB.\n"))
  }

  @Test(arguments: [
    (["metropolsi"], "Did you mean 'Metropolis'? The built-in "),
    (["cabnet", "Caligary"], "Did you mean 'The Cabinet of Dr. Caligari'? The built-in "),
    (["HÔTEL", "electriqe"], "Did you mean 'The Electric Hotel'? The built-in "),
    (["metropolsi", "--year", "1927"], "Did you mean 'Metropolis'? The built-in "),
    (["metropolsi", "--year", "1950"], "Try without the year. The built-in "),
    (["metropolis", "--page", "9"], "The last page is 1. The built-in "),
    (["zzzz"], "different words. The built-in "),
  ])
  func `A near match in the embedded catalog is suggested`(
    _ words: [String], _ end: String
  ) async throws {
    let run = try await Terminal.run(["search"] + words, columns: 200)
    #expect(run.status == 0)
    #expect(run.output.contains(end + "catalog has "), "\(run.output)")
    #expect(run.output.contains("Did you mean") == end.hasPrefix("Did"))
    let piped = try await Program.run(["search"] + words)
    #expect((piped.status, piped.output) == (0, ""))
    #expect(piped.error.contains(end + "catalog has "), "\(piped.error)")
  }

  @Test func `The term can end with the year of release`() async throws {
    let run = try await Program.run(["search", "metropolis 1927", "--fields", "id"])
    #expect((run.status, run.output) == (0, "19\n"))
    let words = try await Program.run(["search", "metropolis", "1927", "--fields", "id"])
    #expect((words.status, words.output) == (0, "19\n"))
  }

  @Test(arguments: [("keaton", true), ("zzzz", false)])
  func `A note mentions people if only people match`(term: String, hasPeople: Bool) async throws {
    let run = try await Program.run(["search", term])
    #expect((run.status, run.output) == (0, ""))
    #expect(run.error.contains("movies-cli search --people \(term)") == hasPeople)
  }
}
