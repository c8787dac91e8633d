import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The lists of an account's own on the embedded catalogue.
@Suite(.places(2)) struct OwnListTests {
  @Test(arguments: [("favorites", "--favorite"), ("watchlist", "--watchlist")])
  func `What was marked last stands first`(_ list: String, _ option: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    for id in ["234", "961", "653"] { try await person.mark(id, option) }
    #expect(try await person.ids(list) == [653, 961, 234])
  }

  @Test func `A mark again leaves a movie where it stands, one anew puts it first`() async throws {
    let person = try await Person(loggedInAs: "user0")
    for id in ["234", "961", "234"] { try await person.mark(id, "--favorite") }
    #expect(try await person.ids("favorites") == [961, 234])
    try await person.mark("234", "--no-favorite")
    try await person.mark("234", "--favorite")
    #expect(try await person.ids("favorites") == [234, 961])
  }

  @Test func `What was rated last stands first, a movie that is rated again too`() async throws {
    let person = try await Person(loggedInAs: "user0")
    for id in ["234", "961", "234"] { try await person.mark(id, "--rate", "8.5") }
    #expect(try await person.ids("rated") == [234, 961])
  }

  @Test func `A movie that was rated is listed as everywhere else`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--rate", "8.5")
    let search = try await person.run("search", "caligari")
    let rated = try await person.run("list", "rated")
    #expect(rated.output == search.output)
    #expect(rated.output.lineList.count == 1)
    #expect(try await person.ids("favorites").isEmpty)
  }

  @Test func `Each account keeps its own lists`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--rate", "8")
    try await person.logIn(as: "user1")
    #expect(try await person.ids("favorites") == [])
    try await person.mark("961", "--favorite")
    #expect(try await person.ids("favorites") == [961])
    #expect(try await person.ids("rated") == [])
    try await person.logIn(as: "user0")
    #expect(try await person.ids("favorites") == [234])
    #expect(try await person.ids("rated") == [234])
  }

  @Test func `A log-out forgets no mark`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--watchlist")
    #expect(try await person.run("logout").status == 0)
    try await person.logIn(as: "user0")
    #expect(try await person.ids("watchlist") == [234])
  }

  static let empty = ["favorites", "watchlist", "rated"]

  @Test(arguments: empty)
  func `An empty list is silent in a pipe`(_ list: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("list", list)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test(arguments: empty)
  func `An empty list is told of at a terminal`(_ list: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await Terminal.run(["list", list], home: person.home, keepsErrorsApart: true)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
    let both = try await Terminal.run(["list", list], home: person.home)
    #expect(both.output == "The list is empty. Put a movie there with 'movies-cli mark'.\n")
  }

  @Test(arguments: empty)
  func `An empty list is an empty document`(_ list: String) async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run("list", list, "--json")
    #expect(run.status == 0)
    #expect(
      run.output == #"{"kind":"\#(list)","page":1,"results":[],"total_pages":1,"total_results":0}"#
        + "\n")
    #expect(run.error.isEmpty)
  }

  /// Somebody with the favorites 1 to 45.
  private func fan() async throws -> Person {
    let person = try await Person(loggedInAs: "user0")
    try person.replaceMarks(with: #"{"favorites":\#(Array(1...45)),"rated":[],"watchlist":[]}"#)
    return person
  }

  @Test(
    arguments: [
      ([], Array((26...45).reversed())), (["--page", "2"], Array((6...25).reversed())),
      (["--page", "3"], [5, 4, 3, 2, 1]), (["--page", "4"], []),
      (["--limit", "25"], Array((21...45).reversed())),
      (["--limit", "1000"], Array((1...45).reversed())),
      (["--page", "2", "--limit", "22"], Array((4...25).reversed())),
    ] as [([String], [Int])])
  func `A long list comes in pages`(_ options: [String], _ ids: [Int]) async throws {
    let run = try await fan().run(["list", "favorites"] + options)
    #expect(run.status == 0)
    #expect(run.output.lineList.compactMap { Int($0.firstWord) } == ids)
  }

  @Test func `The document of a long list says how long it is`() async throws {
    let run = try await fan().run("list", "favorites", "--page", "2", "--json")
    #expect(run.output.hasPrefix(#"{"kind":"favorites","page":2,"results":[{"id":25,"#))
    #expect(run.output.hasSuffix(#"],"total_pages":3,"total_results":45}"# + "\n"))
  }
}
