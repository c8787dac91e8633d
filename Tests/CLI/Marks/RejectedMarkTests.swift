import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `mark` commands that are rejected.
@Suite(.places(1)) struct RejectedMarkTests {
  private static let usage = """
    Usage: movies-cli mark <id|title>... [--year <Y>] [--favorite] [--no-favorite] [--watchlist] [--no-watchlist] \
    [--rate <V>] [--no-rate] [<options>]
      See 'movies-cli help mark' for more information.

    """
  private static let noRating =
    "The rating must be from 0.5 to 10, in steps of 0.5."

  @Test(arguments: [
    (["234", "--rate=8.3"], noRating),
    (
      ["234"],
      """
      Specify at least one of --favorite, --no-favorite, --watchlist, --no-watchlist, --rate, \
      --no-rate.
      """
    ),
    (
      ["--favorite", "--", "-1"],
      """
      Invalid movie ID '-1'. Use a TMDB ID such as 234 or an IMDb ID such as tt0010323.
      """
    ),
  ])
  func `An invalid mark is a usage error, and nothing is saved`(
    _ words: [String], _ message: String
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(["mark"] + words)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.error == "Error: \(message)\n" + Self.usage)
    #expect(try person.stateNames() == ["session-embedded.json"])
  }

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

  @Test func `Only the account itself requires a login`() async throws {
    let message = "You are not logged in. Log in with 'movies-cli login'."
    let person = try Person()
    let run = try await person.run("whoami")
    #expect((run.status, run.output, run.error) == (77, "", "Error: \(message)\n"))
    let json = try await person.run("whoami", "--json")
    #expect((json.status, json.output) == (77, ""))
    #expect(json.error == #"{"error":{"code":"not-logged-in","message":"\#(message)"}}"# + "\n")
    #expect(try person.home.files().isEmpty)
  }
}
