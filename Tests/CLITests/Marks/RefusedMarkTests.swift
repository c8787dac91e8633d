import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What `mark` does not do, and how it says so.
@Suite(.places(1)) struct RefusedMarkTests {
  private static let usage = """
    Usage: movies-cli mark <id>... [--favorite] [--no-favorite] [--watchlist] [--no-watchlist] \
    [--rate <V>] [--no-rate] [<options>]
      See 'movies-cli help mark' for more information.

    """

  /// A usage error, whole, by somebody who is logged in: nothing is kept.
  private func expectUsage(_ words: [String], _ message: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(["mark"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error == "Error: \(message)\n" + Self.usage)
    #expect(try person.stateNames() == ["session-embedded.json"])
  }

  @Test(arguments: [
    "8.3", "11", "10.5", "0", "0.0", "0.25", "abc", "", "8.", ".5", "-1", "1e1", "+8", "٨",
  ])
  func `What is no rating is a usage error`(_ value: String) async throws {
    try await expectUsage(
      ["234", "--rate=" + value],
      "The value '\(value)' of '--rate' is not a rating: it goes from 0.5 to 10, in steps of 0.5.")
  }

  @Test func `A rating without its value is a usage error`() async throws {
    let run = try await Binary.run(["mark", "234", "--rate"])
    #expect(run.status == 64)
    #expect(run.error == "Error: The option '--rate <V>' needs a value.\n" + Self.usage)
  }

  @Test(arguments: [
    ("--favorite", "--no-favorite"), ("--watchlist", "--no-watchlist"), ("--rate", "--no-rate"),
  ])
  func `Contradictory options are a usage error`(_ yes: String, _ no: String) async throws {
    try await expectUsage(
      [no, "234", yes == "--rate" ? "--rate=8" : yes, "--favorite"],
      "'\(yes)' and '\(no)' cannot be used together.")
  }

  @Test func `Without an option there is nothing to do`() async throws {
    try await expectUsage(
      ["234"],
      """
      Give at least one of --favorite, --no-favorite, --watchlist, --no-watchlist, --rate, \
      --no-rate.
      """)
  }

  @Test(arguments: ["0", "../x", "", "tt", "234x", "٢٣٤", "99999999999999999999"])
  func `What is no id of a movie is a usage error`(_ id: String) async throws {
    try await expectUsage(
      [id, "--favorite"],
      """
      '\(id)' is not the id of a movie. An id is a whole number such as 234, or an IMDb id such as \
      tt0010323.
      """)
  }

  @Test func `A number below zero is no id, with hyphens before it or not`() async throws {
    try await expectUsage(["-1", "--favorite"], "There is no option '-1' of 'mark'.")
    try await expectUsage(
      ["--favorite", "--", "-1"],
      "'-1' is not the id of a movie. An id is a whole number such as 234, or an IMDb id such as tt0010323."
    )
  }

  @Test func `Without an id nothing is marked`() async throws {
    try await expectUsage(["--favorite"], "The argument '<id>...' is missing.")
  }

  @Test func `With --json a usage error is a document`() async throws {
    let run = try await Binary.run(["mark", "234", "--rate", "8.3", "--json"])
    #expect(run.status == 64)
    #expect(
      run.error == #"{"error":{"code":"usage","message":"The value '8.3' of '--rate' is not a "#
        + #"rating: it goes from 0.5 to 10, in steps of 0.5."}}"# + "\n")
  }

  @Test func `An IMDb id that no movie has marks nothing`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", "tt9999999", "--favorite")
    #expect(run.status == 1)
    #expect(
      run.error
        == "Error: There is no movie with the id tt9999999. The embedded catalogue has 80 films; set TMDB_ACCESS_TOKEN to ask TMDB.\n"
    )
    #expect(try person.stateNames() == ["session-embedded.json"])
  }

  @Test(arguments: [
    "--favorite", "--no-favorite", "--watchlist", "--no-watchlist", "--rate=8", "--no-rate",
  ])
  func `A number that no movie has marks nothing`(_ option: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("mark", "999999999", option)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.error
        == "Error: There is no movie with the id 999999999. The embedded catalogue has 80 films; set TMDB_ACCESS_TOKEN to ask TMDB.\n"
    )
    #expect(run.error == (try await person.run("detail", "999999999")).error)
    #expect(try person.stateNames() == ["session-embedded.json"])
  }

  static let personal = [
    ["mark", "234", "--favorite"], ["list", "favorites"], ["list", "watchlist"], ["list", "rated"],
  ]

  @Test(arguments: personal)
  func `Who is not logged in is told so`(_ words: [String]) async throws {
    let person = try Person()
    let run = try await person.run(words)
    #expect(run.status == 77)
    #expect(run.output.isEmpty)
    #expect(run.error == "Error: You are not logged in. Log in with 'movies-cli login'.\n")
    #expect(try person.home.files().isEmpty)
  }

  @Test(arguments: personal)
  func `Who is not logged in is told so as JSON`(_ words: [String]) async throws {
    let run = try await Binary.run(words + ["--json"])
    #expect(run.status == 77)
    #expect(run.output.isEmpty)
    #expect(
      run.error == #"{"error":{"code":"not-logged-in","message":"You are not logged in. "#
        + #"Log in with 'movies-cli login'."}}"# + "\n")
  }

  @Test(arguments: personal)
  func `Who has logged out is not logged in`(_ words: [String]) async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    #expect(try await person.run("logout").status == 0)
    let run = try await person.run(words)
    #expect(run.status == 77)
    #expect(run.output.isEmpty)
  }
}
