import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What stands where marks are kept and was never written by the program.
@Suite(.places(1)) struct DamagedFileTests {
  static let damages = [
    "", "garbage", "\u{0}\u{FF}", #"{"favorites":[234],"rated":["#, "null", "[]", "{}",
    #"{"favorites":[234]}"#, #"{"favorites":{},"rated":[],"watchlist":[]}"#,
    #"{"favorites":["234"],"rated":[],"watchlist":[]}"#,
    #"{"favorites":[0],"rated":[],"watchlist":[]}"#,
    #"{"favorites":[234,234],"rated":[],"watchlist":[]}"#,
    #"{"favorites":[],"rated":[{"id":234,"value":8.3}],"watchlist":[]}"#,
    #"{"favorites":[],"rated":[],"watchlist":[]}{}"#,
  ]

  private func message(_ person: Person, aside number: Int = 1) -> String {
    "Error: The favorites, watchlist and ratings in \(person.accountFile()) are damaged; "
      + "the file was moved to \(aside(person, number)). Try again: the account is empty now.\n"
  }

  private func aside(_ person: Person, _ number: Int) -> String {
    person.home.stateFolder + "/account-920000001.damaged-\(number).json"
  }

  /// Somebody whose marks became these bytes.
  private func victim(_ bytes: String) async throws -> Person {
    let person = try await Person(loggedInAs: "user0")
    try person.replaceMarks(with: bytes)
    return person
  }

  @Test(arguments: damages)
  func `Damage is told, set aside byte for byte, and over`(_ bytes: String) async throws {
    let person = try await victim(bytes)
    let first = try await person.run("list", "favorites")
    #expect(first.status == 65)
    #expect(first.output.isEmpty)
    #expect(first.error == message(person))
    #expect(FileManager.default.contents(atPath: aside(person, 1)) == Data(bytes.utf8))
    let second = try await person.run("list", "favorites")
    #expect(second.status == 0)
    #expect(second.output.isEmpty && second.error.isEmpty)
  }

  @Test(arguments: [
    ["mark", "234", "--favorite"], ["list", "rated"], ["list", "watchlist"],
  ])
  func `Whatever comes first tells of it`(_ words: [String]) async throws {
    let person = try await victim("garbage")
    let run = try await person.run(words)
    #expect(run.status == 65)
    #expect(run.error == message(person))
    #expect(try await person.run(words).status == 0)
  }

  @Test func `The mark that found the damage is not made`() async throws {
    let person = try await victim("garbage")
    #expect(try await person.run("mark", "234", "--favorite").status == 65)
    #expect(try await person.ids("favorites") == [])
    try await person.mark("234", "--favorite")
    #expect(try await person.ids("favorites") == [234])
  }

  @Test func `With --json the damage is a document`() async throws {
    let person = try await victim("garbage")
    let run = try await person.run("list", "rated", "--json")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix(#"{"error":{"code":"state-not-readable","message":"The fav"#))
  }

  @Test func `Each damage gets a name of its own`() async throws {
    let person = try await victim("first")
    #expect(try await person.run("list", "rated").error == message(person, aside: 1))
    try person.replaceMarks(with: "second")
    #expect(try await person.run("list", "rated").error == message(person, aside: 2))
    #expect(FileManager.default.contents(atPath: aside(person, 1)) == Data("first".utf8))
    #expect(FileManager.default.contents(atPath: aside(person, 2)) == Data("second".utf8))
  }

  @Test func `A folder in its place is set aside with what is in it`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try FileManager.default.createDirectory(
      atPath: person.accountFile(), withIntermediateDirectories: true)
    let inside = "/mine"
    #expect(
      FileManager.default.createFile(
        atPath: person.accountFile() + inside, contents: Data("mine".utf8)))
    let run = try await person.run("mark", "234", "--favorite")
    #expect(run.status == 65)
    #expect(run.error == message(person))
    #expect(FileManager.default.contents(atPath: aside(person, 1) + inside) == Data("mine".utf8))
    try await person.mark("234", "--favorite")
    #expect(try await person.ids("favorites") == [234])
  }

  @Test func `A movie's page is shown in spite of it`() async throws {
    let person = try await victim("garbage")
    let run = try await person.run("detail", "234")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("id\t234\n"))
    #expect(FileManager.default.contents(atPath: aside(person, 1)) == Data("garbage".utf8))
  }

  @Test func `Another account's marks are not touched by it`() async throws {
    let person = try await victim("garbage")
    try await person.logIn(as: "user1")
    try await person.mark("961", "--favorite")
    #expect(try await person.ids("favorites") == [961])
    #expect(FileManager.default.contents(atPath: person.accountFile()) == Data("garbage".utf8))
  }

  @Test(.places(4)) func `Of many programs at once one sets it aside`() async throws {
    let person = try await victim("garbage")
    let statuses = try await withThrowingTaskGroup(of: Ending.self) { group in
      for _ in 1...4 { group.addTask { try await person.run("list", "rated").status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.filter { $0 == 65 }.count == 1)
    #expect(statuses.filter { $0 == 0 }.count == 3)
    #expect(try person.stateNames().filter { $0.contains("damaged") }.count == 1)
  }
}
