import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `mark` commands that are rejected.
@Suite(.places(1)) struct RejectedMarkTests {
  @Test(arguments: ["999999999", "tt9999999"], ["--favorite", "--no-rate"])
  func `Marking an unknown movie ID changes nothing`(_ id: String, _ option: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", id, option)
    #expect((run.status, run.output) == (1, ""))
    #expect(
      run.error
        == "Error: No movie found with ID \(id). The built-in catalog has 80 movies. Set TMDB_ACCESS_TOKEN to use TMDB.\n"
    )
    #expect(try person.stateNames() == ["session-embedded.json"])
  }
}
