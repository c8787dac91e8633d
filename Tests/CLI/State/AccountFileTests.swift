import Foundation
import MovieEntities
import MovieTMDBEmbedded
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine

/// A demo account's marks are in one file, which stays complete with several writers.
struct AccountFileTests {
  private let state: StateHome
  private var store: AccountFile { state.store }

  init() throws {
    state = try StateHome()
  }

  @Test func `Marks are read back in the next run, in order`() async throws {
    try await store.change(StateHome.account) { marks in
      for id in [3, 1, 2] { marks.setFavorite(id, true) }
      marks.setWatchlist(7, true)
      marks.rate(1, 8.5)
      marks.rate(2, 8)
    }
    let marks = try await store.marks(of: StateHome.account)
    #expect(marks.favorites == [3, 1, 2])
    #expect(marks.watchlist == [7])
    #expect(marks.rated.map(\.id) == [1, 2])
    #expect(
      state.text(state.file)
        == #"{"favorites":[3,1,2],"rated":[{"id":1,"value":8.5},{"id":2,"value":8}],"#
        + #""watchlist":[7]}"# + "\n")
  }

  @Test func `An account without marks has no file and no folder`() async throws {
    #expect(try await store.marks(of: StateHome.account) == AccountMarks())
    #expect(try state.home.files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: state.home.path + "/state"))
  }

  @Test func `Each account has its own file`() async throws {
    try await store.change(1) { $0.setFavorite(234, true) }
    try await store.change(2) { $0.setFavorite(19, true) }
    #expect(try await store.marks(of: 1).favorites == [234])
    #expect(
      try state.names() == ["account-1.json", "account-1.lock", "account-2.json", "account-2.lock"])
  }

  @Test func `A change without effect writes nothing`() async throws {
    try await store.change(StateHome.account) { $0.setFavorite(234, false) }
    #expect(try state.names() == ["account-920000001.lock"])
  }

  /// Each change has its own store, as in separate processes.
  private func atOnce(
    _ count: Int, _ work: @escaping @Sendable (AccountFile, Int) async throws -> Void
  ) async throws {
    let environment = state.environment
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...count { group.addTask { try await work(AccountFile(environment), id) } }
      try await group.waitForAll()
    }
  }

  @Test func `A hundred simultaneous changes are all saved`() async throws {
    try await atOnce(100) { store, id in
      try await store.change(StateHome.account) { marks in
        marks.setFavorite(id, true)
        marks.rate(id, 8)
      }
    }
    let marks = try await store.marks(of: StateHome.account)
    #expect(Set(marks.favorites) == Set(1...100))
    #expect(marks.rated.map(\.id) == marks.favorites)
    #expect(try state.names() == ["account-920000001.json", "account-920000001.lock"])
  }

  @Test func `Reading during writes always returns a complete file`() async throws {
    try await atOnce(100) { store, id in
      guard id.isMultiple(of: 2) else {
        return try await store.change(StateHome.account) { $0.setFavorite(id, true) }
      }
      _ = try await store.marks(of: StateHome.account)
    }
  }

  @Test func `Temporary files of killed programs are removed by the next change`() async throws {
    let own = "\(state.home.stateFolder)/.account-920000001.json.7"
    let other = "\(state.home.stateFolder)/.account-9200000011.json.7"
    for path in [own, other] { try state.put("{", at: path) }
    try await store.change(StateHome.account) { $0.setFavorite(234, true) }
    #expect(state.text(own) == nil)
    #expect(state.text(other) == "{")
  }

  @Test func `A symlink to a file is read, and only the link is replaced`() async throws {
    let target = state.home.path + "/elsewhere.json"
    let text = #"{"favorites":[234],"rated":[],"watchlist":[]}"#
    try state.put(text, at: target)
    try FileManager.default.createSymbolicLink(atPath: state.file, withDestinationPath: target)
    #expect(try await store.marks(of: StateHome.account).favorites == [234])
    try await store.change(StateHome.account) { $0.setFavorite(19, true) }
    #expect(state.text(target) == text)
    #expect(try await store.marks(of: StateHome.account).favorites == [234, 19])
  }
}
