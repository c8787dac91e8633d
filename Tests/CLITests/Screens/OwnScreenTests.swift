import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What somebody who is logged in sees at a terminal.
@Suite(.places(2)) struct OwnScreenTests {
  private func shown(_ words: [String], to person: Person) async throws -> [String] {
    let run = try await Terminal.run(words, home: person.home)
    #expect(run.status == 0)
    return run.output.lineList
  }

  @Test(arguments: [
    (["--favorite"], "Movie 234 is now one of your favorites."),
    (["--no-favorite"], "Movie 234 is no longer one of your favorites."),
    (["--watchlist"], "Movie 234 is now on your watchlist."),
    (["--no-watchlist"], "Movie 234 is no longer on your watchlist."),
    (["--rate", "8,5"], "You rated movie 234 8.5."),
    (["--no-rate"], "You removed your rating of movie 234."),
  ])
  func `A mark is told of at a terminal`(_ options: [String], _ note: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    #expect(try await shown(["mark", "tt0010323"] + options, to: person) == [note])
  }

  @Test func `Notes of a mark go to standard error`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await Terminal.run(
      ["mark", "234", "--favorite"], home: person.home, keepsErrorsApart: true)
    #expect(run.output.isEmpty)
    // A pipe is told nothing.
    #expect(run.error.isEmpty)
  }

  @Test func `A page says what was marked, in cyan`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "8.5")
    let page = try await shown(["detail", "234"], to: person)
    let marks = "One of your favorites · On your watchlist · You gave it 8.5"
    #expect(page.contains("\u{1B}[36m\(marks)\u{1B}[0m"))
  }

  @Test func `A page names only the marks that are made`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--rate", "10")
    let page = try await shown(["detail", "234", "--color", "never"], to: person)
    #expect(page.contains("You gave it 10"))
    let usual = try await shown(["detail", "234", "--color", "never"], to: try Person())
    #expect(page.filter { $0 != "You gave it 10" } == usual)
  }

  @Test(arguments: [
    ("234", "\u{1B}[1;32m7.9\u{1B}[0m"), ("2973", "\u{1B}[1;33m6.3\u{1B}[0m"),
  ])
  func `A page's rating has the colour of its tone`(_ id: String, _ rating: String) async throws {
    let page = try await shown(["detail", id], to: try Person())
    #expect(page.contains { $0.hasPrefix(rating + "\u{1B}[2m from ") })
  }

  @Test func `A list's ratings have the colour of their tone`() async throws {
    let person = try await Person(loggedInAs: "user0")
    for id in ["2973", "234"] { try await person.mark(id, "--favorite") }
    let rows = try await shown(["list", "favorites"], to: person)
    #expect(rows.first == "\u{1B}[1mYour favorites · 1–2 of 2 · embedded catalogue\u{1B}[0m")
    #expect(rows.dropFirst(2).first?.contains("\u{1B}[32m7.9\u{1B}[0m") == true)
    #expect(rows.dropFirst(3).first?.contains("\u{1B}[33m6.3\u{1B}[0m") == true)
  }
}
