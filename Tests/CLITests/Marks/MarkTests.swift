import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `mark` on the embedded catalogue: what was changed is so afterwards.
@Suite(.places(1)) struct MarkTests {
  @Test(arguments: [
    ("--favorite", #"{"favorite":true,"rating":null,"watchlist":false}"#),
    ("--watchlist", #"{"favorite":false,"rating":null,"watchlist":true}"#),
    ("--rate=8.5", #"{"favorite":false,"rating":8.5,"watchlist":false}"#),
  ])
  func `Each option marks the movie, and says nothing in a pipe`(
    _ option: String, _ account: String
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", "234", option)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
    #expect(try await person.account("234") == account)
  }

  @Test(arguments: [
    ("--no-favorite", #"{"favorite":false,"rating":7,"watchlist":true}"#),
    ("--no-watchlist", #"{"favorite":true,"rating":7,"watchlist":false}"#),
    ("--no-rate", #"{"favorite":true,"rating":null,"watchlist":true}"#),
  ])
  func `Each opposite takes its mark away, and no other`(
    _ option: String, _ account: String
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "7")
    try await person.mark("234", option)
    #expect(try await person.account("234") == account)
  }

  @Test(arguments: ["--no-favorite", "--no-watchlist", "--no-rate"])
  func `What is not so can be taken away`(_ option: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", "234", option)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    let account = try await person.account("234")
    #expect(account == #"{"favorite":false,"rating":null,"watchlist":false}"#)
  }

  @Test func `Several options at once do all that they say`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--watchlist")
    try await person.mark("--rate", "9", "234", "--no-watchlist", "--favorite")
    let account = try await person.account("234")
    #expect(account == #"{"favorite":true,"rating":9,"watchlist":false}"#)
  }

  @Test func `An IMDb id names the same movie`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("tt0010323", "--favorite")
    #expect(try await person.ids("favorites") == [234])
  }

  @Test(arguments: [
    ("0.5", "0.5"), ("8.5", "8.5"), ("8", "8"), ("10", "10"), ("8,5", "8.5"), ("10.0", "10"),
  ])
  func `A rating is kept as it was given`(_ text: String, _ kept: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--rate", text)
    let account = try await person.account("234")
    #expect(account == #"{"favorite":false,"rating":\#(kept),"watchlist":false}"#)
  }

  @Test func `A second rating replaces the first`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--rate", "3")
    try await person.mark("234", "--rate", "9.5")
    #expect(try await person.account("234")?.contains(#""rating":9.5,"#) == true)
    #expect(try await person.ids("rated") == [234])
  }

  @Test func `The same mark again is fine, and changes nothing`() async throws {
    let person = try await Person(loggedInAs: "user0")
    for _ in 1...2 { try await person.mark("234", "--favorite", "--rate", "8") }
    let before = try person.home.files()
    let run = try await person.run("mark", "234", "--favorite", "--rate", "8")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(try person.home.files() == before)
    #expect(try await person.ids("favorites") == [234])
  }

  @Test(arguments: [
    (["--favorite"], #"{"favorite":true,"id":234}"#),
    (["--no-watchlist"], #"{"id":234,"watchlist":false}"#),
    (["--rate", "8.5"], #"{"id":234,"rating":8.5}"#),
    (["--rate", "8"], #"{"id":234,"rating":8}"#), (["--no-rate"], #"{"id":234,"rating":null}"#),
    (
      ["--favorite", "--watchlist", "--rate", "10"],
      #"{"favorite":true,"id":234,"rating":10,"watchlist":true}"#
    ),
  ])
  func `With --json what was made so is a document`(
    _ options: [String], _ document: String
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(["mark", "tt0010323", "--json"] + options)
    #expect(run.status == 0)
    #expect(run.output == document + "\n")
    #expect(run.error.isEmpty)
  }
}
