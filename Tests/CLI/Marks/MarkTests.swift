import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `mark` on the embedded catalog: changes persist until the next run.
@Suite(.places(1)) struct MarkTests {
  @Test func `Several options apply together, and a pipe gets no output`() async throws {
    let person = try await Person(loggedInAs: "user0")
    #expect(
      try await person.marks("234") == #"{"favorite":false,"own_rating":null,"watchlist":false}"#)
    try await person.mark("234", "--watchlist")
    let run = try await person.run(
      "mark", "--rate", "8,5", "tt0010323", "--no-watchlist", "--favorite")
    #expect((run.status, run.output, run.error) == (0, "", ""))
    for id in ["234", "tt0010323"] {
      let marks = try await person.marks(id)
      #expect(marks == #"{"favorite":true,"own_rating":8.5,"watchlist":false}"#)
    }
    try await person.mark("234", "--no-favorite", "--watchlist", "--no-rate")
    #expect(
      try await person.marks("234") == #"{"favorite":false,"own_rating":null,"watchlist":true}"#)
  }

  @Test(arguments: [
    (["--favorite"], #"{"favorite":true,"id":234}"#), (["--rate", "8"], #"{"id":234,"rating":8}"#),
    (["--no-watchlist", "--no-rate"], #"{"id":234,"rating":null,"watchlist":false}"#),
    (
      ["--favorite", "--watchlist", "--rate", "8.5"],
      #"{"favorite":true,"id":234,"rating":8.5,"watchlist":true}"#
    ),
  ])
  func `With --json, the new marks are printed`(
    _ options: [String], _ document: String
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(["mark", "tt0010323", "--json"] + options)
    #expect((run.status, run.output, run.error) == (0, document + "\n", ""))
  }

  @Test func `A page is the same for everyone except for the account's marks`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "9")
    let own = try await person.run("detail", "234", "--json").output
    let usual = try await Person().run("detail", "234", "--json").output
    #expect(own.replacing(#""own_rating":9,"#, with: "").replacing("true", with: "false") == usual)
    #expect(own != usual)
    let lines = try await person.run("detail", "234")
    #expect(try await lines.output == Person().run("detail", "234").output)
    #expect(lines.error.isEmpty)
  }
}
