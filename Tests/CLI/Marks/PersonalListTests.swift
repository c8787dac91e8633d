import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Personal lists on the embedded catalog.
@Suite(.places(2)) struct PersonalListTests {
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
}
