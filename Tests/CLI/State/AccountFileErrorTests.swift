import Foundation
import MovieEntities
import MovieTMDBEmbedded
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine

/// Errors when marks cannot be read or saved, without losing any marks.
struct AccountFileErrorTests {
  private let state: StateHome

  init() throws {
    state = try StateHome()
  }

  private func fileError(
    _ act: FileError.Operation, _ reason: FileError.Reason, in folder: String? = nil,
    file: String? = "account-920000001.json"
  ) -> MovieError {
    MovieError(
      .file(
        FileError(
          .marks, act, folder: folder ?? state.home.stateFolder, file: file, reason: reason)))
  }

  private func read() async -> MovieError? {
    await problem { () async throws(MovieError) in
      _ = try await state.store.marks(of: StateHome.account)
    }
  }

  private func write(_ store: AccountFile? = nil) async -> MovieError? {
    await problem { () async throws(MovieError) in
      try await (store ?? state.store).change(StateHome.account) { $0.setFavorite(234, true) }
    }
  }

  @Test(arguments: [
    "", "{", "{}", "null", "[]", "\u{0}", "favorites", #"{"favorites":[234],"rated":["#,
    #"{"favorites":[1],"watchlist":[],"rated":{}}"#,
    #"{"favorites":[],"rated":[],"watchlist":[]}{}"#,
    #"{"favorites":[0],"rated":[],"watchlist":[]}"#,
    #"{"favorites":[234,234],"rated":[],"watchlist":[]}"#,
    #"{"favorites":["234"],"rated":[],"watchlist":[]}"#,
    #"{"favorites":[],"rated":[{"id":234,"value":8.3}],"watchlist":[]}"#,
  ])
  func `A damaged file is reported and left unchanged`(text: String) async throws {
    try state.put(text, at: state.file)
    #expect(await read() == fileError(.read, .damaged))
    #expect(await write() == fileError(.read, .damaged))
    #expect(state.text(state.file) == text)
  }

  @Test func `A file that cannot be opened is reported and left unchanged`() async throws {
    try state.put("", at: state.home.path + "/other")
    // A symlink to itself cannot be opened.
    try FileManager.default.createSymbolicLink(
      atPath: state.file, withDestinationPath: state.file)
    let closed = fileError(.read, .system("Too many levels of symbolic links"))
    #expect(await read() == closed)
    #expect(await write() == closed)
    #expect(try state.names() == ["account-920000001.json", "account-920000001.lock"])
  }

  @Test(arguments: [[:], ["HOME": "relative"], ["XDG_STATE_HOME": "relative"]])
  func `Without a home folder, nothing is read or saved`(variables: [String: String])
    async throws
  {
    let store = AccountFile(Environment(variables))
    #expect(try await store.marks(of: 1) == AccountMarks())
    #expect(await write(store) == fileError(.write, .noFolder, in: "", file: nil))
  }

  @Test(arguments: [("/dev/null", "Not a directory"), ("/proc", "No such file or directory")])
  func `A folder that is not writable is reported with the reason`(folder: String, reason: String)
    async throws
  {
    let store = AccountFile(Environment(["XDG_STATE_HOME": folder]))
    #expect(try await store.marks(of: 1) == AccountMarks())
    let told = fileError(
      .write, .system(reason), in: folder + "/movies-cli", file: "account-920000001.lock")
    #expect(await write(store) == told)
  }

  @Test func `A lock that cannot be opened is reported, and nothing changes`() async throws {
    try await state.store.change(StateHome.account) { $0.setFavorite(19, true) }
    try FileManager.default.removeItem(atPath: state.lock)
    try FileManager.default.createDirectory(atPath: state.lock, withIntermediateDirectories: true)
    #expect(
      await write() == fileError(.write, .system("Is a directory"), file: "account-920000001.lock"))
    #expect(try await state.store.marks(of: StateHome.account).favorites == [19])
  }

  @Test func `A lock that is never released is reported`() async throws {
    let lock = try await state.folder.lock("account-920000001.lock")
    defer { lock.release() }
    let store = AccountFile(state.environment, lockTimeout: .zero)
    #expect(await write(store) == fileError(.write, .locked, file: "account-920000001.lock"))
  }
}
