import Foundation
import MovieEntities
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Temporary files of logins that were killed while writing.
@Suite(.places(1)) struct SessionTemporaryFileTests {
  private static let draft = ".session-tmdb.json.1234567890"

  private let state: StateHome

  init() throws {
    state = try StateHome()
    try state.put("half a sess", at: state.home.stateFolder + "/" + Self.draft)
    try state.put("{}", at: state.home.stateFolder + "/.account-920000001.json.77")
  }

  private static let session = SessionEntity(
    service: "embedded", baseURL: "https://service.example/3", id: "s",
    account: AccountEntity(id: 1, username: "ada"))

  @Test(
    arguments: [
      (["login", "--username", "user0", "--password-stdin"], 0, ["session-embedded.json"]),
      (["login", "--username", "nobody", "--password-stdin"], 77, []), (["logout"], 77, []),
    ] as [([String], Int32, [String])])
  func `The next login or logout removes temporary files, whatever its result`(
    _ words: [String], _ status: Int32, _ names: [String]
  ) async throws {
    let run = try await Program.run(words, input: .text("12345678"), home: state.home)
    #expect(run.status == .exited(status))
    #expect(try state.names() == [".account-920000001.json.77"] + names)
  }

  @Test func `Ending a session removes temporary files, in the window too`() async throws {
    try await state.sessions.remove("tmdb")
    #expect(try state.names() == [".account-920000001.json.77"])
  }

  @Test func `A logout creates no folder`() async throws {
    let home = try Home()
    let run = try await Binary.run(["logout"], home: home)
    #expect(run.status == 77)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test func `A temporary file that another process may be writing is kept`() async throws {
    let lock = try await state.folder.lockWhole(timeout: .zero)
    try await SessionFile(state.environment, lockTimeout: .zero).save(Self.session)
    #expect(try state.names().contains(Self.draft))
    lock.release()
    try await SessionFile(state.environment).save(Self.session)
    #expect(try state.names() == [".account-920000001.json.77", "session-embedded.json"])
  }

  @Test func `Saving a session does not hold the folder's lock`() async throws {
    try await state.sessions.save(Self.session)
    // A program that another test is starting may hold the lock until it runs.
    try await state.folder.lockWhole(timeout: .seconds(10)).release()
  }

  @Test func `Thirty simultaneous logins don't interfere with each other`() async throws {
    let sessions = state.sessions
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...30 { group.addTask { try await sessions.save(Self.session) } }
      try await group.waitForAll()
    }
    #expect(try state.names() == [".account-920000001.json.77", "session-embedded.json"])
  }
}
