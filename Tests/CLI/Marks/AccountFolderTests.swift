import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Errors when marks cannot be read or saved.
@Suite(.places(1)) struct AccountFolderTests {
  private static let files = FileManager.default

  @Test func `A damaged file is reported and left unchanged`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try person.replaceMarks(with: "garbage")
    for words in [["list", "favorites"], ["mark", "234", "--favorite"]] {
      let run = try await person.run(words)
      #expect((run.status, run.output) == (65, ""))
      #expect(
        run.error == "Error: The favorites, watchlist and ratings in \(person.accountFile()) are "
          + "damaged. Move the file, or set XDG_STATE_HOME to another folder.\n")
    }
    let json = try await person.run("list", "rated", "--json")
    #expect(json.error.hasPrefix(#"{"error":{"code":"state-not-readable","message":"The fav"#))
    #expect(Self.files.contents(atPath: person.accountFile()) == Data("garbage".utf8))
    // A movie's page is still shown.
    #expect(try await person.run("detail", "234").output.hasPrefix("id\t234\n"))
  }

  @Test func `A lock that is a symlink does not change its target`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let mine = person.home.path + "/mine"
    #expect(Self.files.createFile(atPath: mine, contents: Data("mine".utf8)))
    try Self.files.createSymbolicLink(
      atPath: person.home.stateFolder + "/account-920000001.lock", withDestinationPath: mine)
    try await person.mark("234", "--favorite")
    #expect(Self.files.contents(atPath: mine) == Data("mine".utf8))
  }
}
