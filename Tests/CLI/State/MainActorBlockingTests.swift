import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Waiting for a lock or the disk does not block the main actor.
@Suite
@MainActor
struct MainActorBlockingTests {
  private let state: StateHome

  init() throws {
    state = try StateHome()
  }

  /// Returns whether the main actor did other work before the operation finished.
  private func leavesMainActorFree(
    _ work: @escaping @MainActor () async throws -> Void
  ) async throws -> Bool {
    var isDone = false
    var wasFree = false
    let working = Task {
      try await work()
      isDone = true
    }
    // The main actor starts its tasks in order.
    let other = Task { wasFree = !isDone }
    await other.value
    try await working.value
    return wasFree
  }

  private let session = SessionEntity(
    service: "embedded", baseURL: "embedded:catalog", id: "s1",
    account: AccountEntity(id: 1, username: "neo"))

  @Test func `Saving marks does not block the main actor`() async throws {
    let store = state.store
    #expect(
      try await leavesMainActorFree {
        try await store.change(StateHome.account) { $0.setFavorite(234, true) }
      })
    #expect(try await store.marks(of: StateHome.account).favorites == [234])
  }

  @Test func `Waiting for another program's lock does not block the main actor`() async throws {
    let store = state.store
    let lock = try await state.folder.lock("account-\(StateHome.account).lock")
    let changing = Task {
      try await store.change(StateHome.account) { $0.setFavorite(234, true) }
    }
    let releasing = Task { lock.release() }
    await releasing.value
    try await changing.value
    #expect(try await store.marks(of: StateHome.account).favorites == [234])
  }

  @Test func `Saving and removing a session don't block the main actor`() async throws {
    let (sessions, session) = (state.sessions, session)
    let wasFree = try await leavesMainActorFree { try await sessions.save(session) }
    #expect(wasFree)
    #expect(try await sessions.session(for: "embedded")?.id == "s1")
    #expect(try await leavesMainActorFree { try await sessions.remove("embedded") })
    #expect(try await sessions.session(for: "embedded") == nil)
  }

  @Test func `Caching a response does not block the main actor`() async throws {
    let folder = try #require(
      ResponseFolder(.responses, Environment(["XDG_CACHE_HOME": state.home.path])))
    let response = StoredResponse(key: "k", tag: nil, storedAt: 5, maxAge: 7, body: Data([1]))
    #expect(try await leavesMainActorFree { await folder.keep(response) })
    #expect(folder.response(for: "k") == response)
  }

  @Test func `Reading existing state does not leave the main actor`() async throws {
    let (store, sessions) = (state.store, state.sessions)
    try await store.change(StateHome.account) { $0.setFavorite(234, true) }
    try await sessions.save(session)
    #expect(
      try await !leavesMainActorFree {
        _ = try await store.marks(of: StateHome.account)
        _ = try await sessions.session(at: "embedded:catalog")
      })
  }
}
