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

  private func message(_ person: Person) -> String {
    "Error: The favorites, watchlist and ratings in \(person.accountFile()) are damaged. "
      + "Move the file away, or set XDG_STATE_HOME to another folder.\n"
  }

  /// Somebody whose marks became these bytes.
  private func victim(_ bytes: String) async throws -> Person {
    let person = try await Person(loggedInAs: "user0")
    try person.replaceMarks(with: bytes)
    return person
  }

  @Test(arguments: damages)
  func `Damage is told, and stays byte for byte`(_ bytes: String) async throws {
    let person = try await victim(bytes)
    for words in [["list", "favorites"], ["mark", "234", "--favorite"]] {
      let run = try await person.run(words)
      #expect(run.status == 65)
      #expect(run.output.isEmpty)
      #expect(run.error == message(person))
    }
    #expect(FileManager.default.contents(atPath: person.accountFile()) == Data(bytes.utf8))
  }

  @Test func `With --json the damage is a document`() async throws {
    let person = try await victim("garbage")
    let run = try await person.run("list", "rated", "--json")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix(#"{"error":{"code":"state-not-readable","message":"The fav"#))
  }

  @Test func `A movie's page is shown in spite of it`() async throws {
    let person = try await victim("garbage")
    let run = try await person.run("detail", "234")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("id\t234\n"))
  }

  @Test func `Another account's marks are not touched by it`() async throws {
    let person = try await victim("garbage")
    try await person.logIn(as: "user1")
    try await person.mark("961", "--favorite")
    #expect(try await person.ids("favorites") == [961])
    #expect(FileManager.default.contents(atPath: person.accountFile()) == Data("garbage".utf8))
  }
}
