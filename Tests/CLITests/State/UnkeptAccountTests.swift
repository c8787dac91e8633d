import Foundation
import TMDBEmbedded
import Testing
import Wording

@testable import CLI

/// What is said when there is no place to keep anything.
@Suite struct UnkeptAccountTests {
  private func write(_ shelf: AccountFile) async -> ShelfProblem? {
    await problem { () async throws(ShelfProblem) in
      try await shelf.change(1) { $0.setFavorite(234, true) }
    }
  }

  @Test(arguments: [[:], ["HOME": "relative"], ["XDG_STATE_HOME": "relative"]])
  func `Without a home nothing is kept, and nothing is there`(variables: [String: String])
    async throws
  {
    let shelf = AccountFile(Environment(variables))
    #expect(try await shelf.marks(of: 1) == AccountMarks())
    #expect(
      await write(shelf)
        == .notKept(
          "Favorites, watchlist and ratings cannot be kept: HOME is not set.",
          advice: "Set HOME, or XDG_STATE_HOME."))
  }

  @Test(arguments: [("/dev/null", "Not a directory"), ("/proc", "No such file or directory")])
  func `A folder that takes no files is told with a reason`(place: String, reason: String)
    async throws
  {
    let shelf = AccountFile(Environment(["XDG_STATE_HOME": place]))
    #expect(try await shelf.marks(of: 1) == AccountMarks())
    #expect(
      await write(shelf)
        == .notKept(
          "Favorites, watchlist and ratings cannot be kept in \(place)/movies-cli: \(reason).",
          advice: "Make room or give access there, or set XDG_STATE_HOME to another folder."))
  }

  @Test func `A lock that cannot be opened is told, and nothing changes`() async throws {
    let state = try StateHome()
    try await state.shelf.change(StateHome.account) { $0.setFavorite(19, true) }
    try FileManager.default.removeItem(atPath: state.lock)
    try FileManager.default.createDirectory(atPath: state.lock, withIntermediateDirectories: true)
    let told = await problem { () async throws(ShelfProblem) in
      try await state.shelf.change(StateHome.account) { $0.setFavorite(234, true) }
    }
    #expect(
      told
        == .notKept(
          "Favorites, watchlist and ratings cannot be kept in \(state.home.stateFolder): "
            + "Is a directory.",
          advice: "Make room or give access there, or set XDG_STATE_HOME to another folder."))
    #expect(try await state.shelf.marks(of: StateHome.account).favorites == [19])
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

  @Test func `A lock that nobody lets go of is told as that`() throws {
    let folder = try StateHome().folder
    let lock = try folder.lock("a.lock")
    defer { lock.release() }
    do throws(FileProblem) {
      try folder.lock("a.lock", patience: .zero).release()
      Issue.record("The lock was had twice.")
    } catch {
      let problems = AccountFileProblems(words: .english, folder: "/f")
      #expect(
        problems.cannotLock("a.lock", error)
          == .notKept(
            "Another program holds /f/a.lock, and does not let go of it.",
            advice: "End that program, and try again."))
    }
  }
}
