import MovieEntities
import Synchronization
import ViperTesting

@testable import ViperTestSupport

/// An account service with one user, who may be logged in, and with prepared responses.
final class AccountDouble: AccountService, SessionStore {
  typealias KnownMarks = Answers<Int, Marks, MovieError>
  typealias Changes = Answers<Mark, Void, MovieError>

  private struct State {
    var isLoggedIn = false
    var logins = 0
    var gate: Gate?
  }

  private struct Store: MarkStore {
    let account: AccountDouble
    let owner: MarkOwner

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      throw .unprepared
    }

    func marks(of movie: Int) async throws(MovieError) -> Marks {
      try await account.marks.answer(
        movie, call: "account.marks(\(movie))", recorder: account.recorder)
    }

    func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
      try await account.changes.answer(
        mark, call: "account.apply(\(spelled(mark)), \(movie.id))", recorder: account.recorder)
    }
  }

  let baseURL = "https://api.example"
  let marks: KnownMarks
  let changes: Changes
  private let recorder: Recorder
  private let state = Mutex(State())

  @MainActor
  init(_ recorder: Recorder) {
    self.recorder = recorder
    marks = KnownMarks(unprepared: .unprepared)
    changes = Changes(unprepared: .unprepared)
  }

  /// Starts a new session.
  func logIn() {
    state.withLock { state in
      state.isLoggedIn = true
      state.logins += 1
    }
  }

  /// Makes session lookups wait for a gate.
  func hold(behind gate: Gate) { state.withLock { $0.gate = gate } }

  var isLoggedIn: Bool { state.withLock { $0.isLoggedIn } }

  func markStore(of session: any Session) -> any MarkStore {
    Store(account: self, owner: MarkOwner(session))
  }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {}

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    await state.withLock { $0.gate }?.pass()
    return state.withLock { state in
      state.isLoggedIn ? MovieDetailTests.session("s\(state.logins)", at: baseURL) : nil
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }

  func save(_ session: any Session) async throws(MovieError) {}

  func remove(_ service: String) async throws(MovieError) {}
}
