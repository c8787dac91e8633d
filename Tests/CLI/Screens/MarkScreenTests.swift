import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A logged-in user's marks at a terminal.
@Suite(.places(2)) struct MarkScreenTests {
  private func shown(_ words: [String], to person: Person) async throws -> [String] {
    let run = try await Terminal.run(words, home: person.home)
    #expect(run.status == 0)
    return run.output.lineList
  }

  @Test(arguments: [
    (["--favorite"], "The General is now a favorite"),
    (["--no-favorite"], "The General is no longer a favorite"),
    (["--watchlist"], "The General is now on your watchlist"),
    (["--no-watchlist"], "The General is no longer on your watchlist"),
    (["--rate", "8,5"], "Rated The General 8.5"),
    (["--no-rate"], "Removed your rating of The General"),
  ])
  func `A mark is confirmed at a terminal`(_ options: [String], _ note: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    #expect(try await shown(["mark", "961"] + options, to: person) == [note])
  }

  @Test func `Notes about a mark go to standard error`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await Terminal.run(
      ["mark", "234", "--favorite"], home: person.home, separatesErrors: true)
    #expect(run.output.isEmpty)
    // A pipe gets no confirmation.
    #expect(run.error.isEmpty)
  }

  @Test func `A page shows the user's marks in cyan`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "8.5")
    let page = try await shown(["detail", "234"], to: person)
    let marks = "favorite · on your watchlist · yours 8.5"
    #expect(page.contains("\u{1B}[38;5;27m\(marks)\u{1B}[0m"))
  }
}
