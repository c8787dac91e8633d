import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The lists of an account's own on the embedded catalog.
@Suite(.places(2)) struct OwnListTests {
  @Test func `A rated movie is listed like in any other list`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--rate", "8.5")
    let search = try await person.run("search", "caligari")
    let rated = try await person.run("list", "rated")
    #expect(rated.output == search.output)
    #expect(rated.output.lineList.count == 1)
  }

  @Test func `Each account keeps its own lists, even after a logout`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--rate", "8")
    try await person.logIn(as: "user1")
    #expect(try await person.ids("favorites") == [])
    try await person.mark("961", "--favorite")
    #expect(try await person.run("logout").status == 0)
    try await person.logIn(as: "user0")
    #expect(try await person.ids("favorites") == [234])
    #expect(try await person.ids("rated") == [234])
  }

  @Test(arguments: ["favorites", "watchlist", "rated"])
  func `An empty list is reported, even in a pipe`(_ list: String) async throws {
    let note = "The list is empty. Add movies with 'movies-cli mark'.\n"
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("list", list)
    #expect((run.status, run.output, run.error) == (0, "", note))
    let json = try await person.run("list", list, "--json")
    #expect(
      json.output
        == #"{"kind":"\#(list)","page":1,"results":[],"total_pages":1,"total_results":0}"# + "\n")
    let both = try await Terminal.run(["list", list], home: person.home)
    #expect(both.output == note)
  }

  @Test func `A long list has pages, newest first`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try person.replaceMarks(with: #"{"favorites":\#(Array(1...45)),"rated":[],"watchlist":[]}"#)
    #expect(
      try await person.ids("favorites", "--page", "2", "--limit", "22") == (4...25).reversed())
    let run = try await person.run("list", "favorites", "--page", "3", "--json")
    #expect(run.output.hasPrefix(#"{"kind":"favorites","page":3,"results":[{"id":5,"#))
    #expect(run.output.hasSuffix(#"],"total_pages":3,"total_results":45}"# + "\n"))
  }
}
