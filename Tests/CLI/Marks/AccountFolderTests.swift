import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What is said when marks cannot be kept or read.
@Suite(.places(1)) struct AccountFolderTests {
  private static let files = FileManager.default

  @Test func `A mark that cannot be saved is an error, and nothing is lost`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    // A folder in place of the lock: not even root can open it.
    let lock = person.home.stateFolder + "/account-920000001.lock"
    try Self.files.removeItem(atPath: lock)
    try Self.files.createDirectory(atPath: lock, withIntermediateDirectories: true)
    let before = try person.home.files()
    let run = try await person.run("mark", "961", "--favorite")
    #expect((run.status, run.output) == (74, ""))
    #expect(
      run.error == "Error: Cannot save favorites, watchlist and ratings in "
        + "\(person.home.stateFolder): Is a directory. Check the free space and the permissions of the "
        + "folder, or set XDG_STATE_HOME to another one.\n")
    let json = try await person.run("mark", "961", "--favorite", "--json")
    #expect((json.status, json.output) == (74, ""))
    #expect(json.error.hasPrefix(#"{"error":{"code":"state-not-writable","message":"Cannot save"#))
    #expect(try person.home.files() == before)
    // Reading takes no lock.
    #expect(try await person.ids("favorites") == [234])
  }

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
    // A movie's page is shown in spite of it.
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
