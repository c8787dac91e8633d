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
