import Entities
import Foundation
import Platform
import TMDBEmbedded
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// What a store tells when there is no place to keep anything.
struct UnkeptAccountTests {
  private func write(_ store: AccountFile) async -> MovieError? {
    await problem { () async throws(MovieError) in
      try await store.change(1) { $0.setFavorite(234, true) }
    }
  }

  @Test(arguments: [[:], ["HOME": "relative"], ["XDG_STATE_HOME": "relative"]])
  func `Without a home nothing is kept, and nothing is there`(variables: [String: String])
    async throws
  {
    let store = AccountFile(Environment(variables))
    #expect(try await store.marks(of: 1) == AccountMarks())
    #expect(
      await write(store)
        == MovieError(
          .file(
            FileTrouble(.marks, .write, folder: "", file: "account-1.json", reason: .noFolder))))
  }

  @Test(arguments: [("/dev/null", "Not a directory"), ("/proc", "No such file or directory")])
  func `A folder that takes no files is told with a reason`(place: String, reason: String)
    async throws
  {
    let store = AccountFile(Environment(["XDG_STATE_HOME": place]))
    #expect(try await store.marks(of: 1) == AccountMarks())
    #expect(
      await write(store)
        == MovieError(
          .file(
            FileTrouble(
              .marks, .write, folder: place + "/movies-cli", file: "account-1.lock",
              reason: .system(reason)))))
  }

  @Test func `A lock that cannot be opened is told, and nothing changes`() async throws {
    let state = try StateHome()
    try await state.store.change(StateHome.account) { $0.setFavorite(19, true) }
    try FileManager.default.removeItem(atPath: state.lock)
    try FileManager.default.createDirectory(atPath: state.lock, withIntermediateDirectories: true)
    let told = await problem { () async throws(MovieError) in
      try await state.store.change(StateHome.account) { $0.setFavorite(234, true) }
    }
    #expect(
      told
        == MovieError(
          .file(
            FileTrouble(
              .marks, .write, folder: state.home.stateFolder, file: "account-920000001.lock",
              reason: .system("Is a directory")))))
    #expect(try await state.store.marks(of: StateHome.account).favorites == [19])
  }

  @Test func `A lock is had by one at a time`() throws {
    let folder = try StateHome().folder
    let lock = try folder.lock("a.lock")
    #expect(throws: FileProblem.self) { try folder.lock("a.lock", patience: .zero) }
    try folder.lock("b.lock", patience: .zero).release()
    lock.release()
    // A child of another test may have the file open until it has begun.
    try folder.lock("a.lock").release()
  }

  @Test func `A lock that nobody lets go of is told as that`() async throws {
    let state = try StateHome()
    let lock = try state.folder.lock("account-920000001.lock")
    defer { lock.release() }
    let store = AccountFile(state.environment, patience: .zero)
    let told = await problem { () async throws(MovieError) in
      try await store.change(StateHome.account) { $0.setFavorite(234, true) }
    }
    #expect(
      told
        == MovieError(
          .file(
            FileTrouble(
              .marks, .write, folder: state.home.stateFolder, file: "account-920000001.lock",
              reason: .locked))))
  }
}
