import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Where marks are kept, and what happens when they cannot be.
@Suite(.places(1)) struct AccountFolderTests {
  private static let files = FileManager.default

  @Test func `Only the owner can read the marks`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    #expect(try Home.mode(person.accountFile()) == 0o600)
    #expect(try Home.mode(person.home.stateFolder + "/account-920000001.lock") == 0o600)
    #expect(try Home.mode(person.home.stateFolder) == 0o700)
  }

  @Test func `The marks lie beside the session, and in no other folder`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    let folder = "state/movies-cli/"
    #expect(
      try Set(person.home.files().keys) == [
        folder + "account-920000001.json", folder + "account-920000001.lock",
        folder + "session-embedded.json",
      ])
  }

  @Test(arguments: [nil, "", "relative/state", "./state", "~/state"])
  func `A state folder that counts as unset is below the home`(_ value: String?) async throws {
    let person = try Person()
    let environment = ["XDG_STATE_HOME": value]
    let login = try await Binary.run(
      ["login", "--username", "user0", "--password-stdin"], environment: environment,
      input: .text("12345678"), home: person.home)
    #expect(login.status == 0)
    let run = try await person.run(["mark", "234", "--favorite"], environment: environment)
    #expect(run.status == 0)
    #expect(
      try person.home.files().keys.contains(".local/state/movies-cli/account-920000001.json"))
  }

  /// Somebody with a favorite, whose file and lock cannot be put in their place: not even by root.
  private func blocked(_ name: String) async throws -> Person {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    let lock = person.home.stateFolder + "/" + name
    try Self.files.removeItem(atPath: lock)
    try Self.files.createDirectory(atPath: lock, withIntermediateDirectories: true)
    return person
  }

  @Test func `A mark that cannot be kept is a failure, and nothing is lost`() async throws {
    let person = try await blocked("account-920000001.lock")
    let before = try person.home.files()
    let run = try await person.run("mark", "961", "--favorite")
    #expect(run.status == 74)
    #expect(run.output.isEmpty)
    #expect(
      run.error == "Error: Favorites, watchlist and ratings cannot be kept in "
        + "\(person.home.stateFolder): Is a directory. Check the free space and the permissions of the "
        + "folder, or set XDG_STATE_HOME to another one.\n")
    #expect(try person.home.files() == before)
    // Reading takes no lock.
    #expect(try await person.ids("favorites") == [234])
  }

  @Test func `It is told as JSON too`() async throws {
    let person = try await blocked("account-920000001.lock")
    let run = try await person.run("mark", "961", "--favorite", "--json")
    #expect(run.status == 74)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix(#"{"error":{"code":"state-not-writable","message":"Favorites"#))
  }

  @Test(.enabled(if: geteuid() != 0, "Root may write everywhere."))
  func `A state folder that nobody may write in keeps what it has`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite")
    // The program makes its own folder writable again, so this is about a file that is not.
    let lock = person.home.stateFolder + "/account-920000001.lock"
    try Self.files.setAttributes([.posixPermissions: 0o000], ofItemAtPath: lock)
    let run = try await person.run("mark", "961", "--favorite")
    #expect(run.status == 74)
    #expect(run.error.contains("Permission denied"))
    #expect(try await person.ids("favorites") == [234])
  }

  @Test func `A file in place of the state folder has nobody logged in`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let run = try await person.run(
      ["mark", "234", "--favorite"], environment: ["XDG_STATE_HOME": person.home.sessionFile])
    #expect(run.status == 77)
    #expect(run.error == "Error: You are not logged in. Log in with 'movies-cli login'.\n")
  }

  @Test func `A lock that is a link elsewhere changes nothing there`() async throws {
    let person = try await Person(loggedInAs: "user0")
    let mine = person.home.path + "/mine"
    #expect(Self.files.createFile(atPath: mine, contents: Data("mine".utf8)))
    try Self.files.createSymbolicLink(
      atPath: person.home.stateFolder + "/account-920000001.lock", withDestinationPath: mine)
    try await person.mark("234", "--favorite")
    #expect(Self.files.contents(atPath: mine) == Data("mine".utf8))
  }
}
