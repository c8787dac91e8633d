import MovieEntities
import ViperTesting

/// An account service with one user, who may log out and in again.
///
/// The service applies changes to the user's marks, unless it rejects them.
@MainActor
final class AccountDouble: AccountService, SessionStore {
  private struct Store: MarkStore {
    let account: AccountDouble
    let owner: MarkOwner

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      try await account.movies(kind, page: page)
    }

    func marks(of movie: MovieID) async throws(MovieError) -> Marks {
      try await account.marks(of: movie)
    }

    func all() async throws(MovieError) -> [MovieID: Marks]? { await account.all }

    func apply(_ mark: Mark, for movie: Film) async throws(MovieError) {
      try await account.apply(mark, for: movie.id)
    }
  }

  nonisolated let baseURL = "https://movies.example"
  private let recorder: Recorder?
  private var calls: [String] = []
  private var logins = 1
  /// Each login starts a new session.
  var isLoggedIn: Bool {
    didSet { if isLoggedIn, !oldValue { logins += 1 } }
  }
  var lists: [MovieListKind: [PopularMovieEntity]] = [:]
  /// The numbers of pages; other lists have one page.
  var totalPages: [MovieListKind: Int] = [:]
  var marks: [MovieID: Marks] = [:]
  /// Whether all marks can be read at once, as in a local store.
  var hasAll = false
  /// The accepted changes, in order.
  private(set) var accepted: [Mark] = []
  /// The error of each change, if any.
  var rejection: MovieError?
  /// The error of each request for marks or a list, if any.
  var readError: MovieError?
  /// Holds changes.
  var gate: Gate?
  /// Holds responses, which have what was known before the gate.
  var readGate: Gate?

  init(isLoggedIn: Bool = true, recorder: Recorder? = nil) {
    (self.isLoggedIn, self.recorder) = (isLoggedIn, recorder)
  }

  /// Returns the requests since the last time, in order.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  // MARK: Marks

  private var all: [MovieID: Marks]? { hasAll ? marks : nil }

  private func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    let movies = lists[kind] ?? []
    let response = MoviePage(
      number: page, movies: movies, totalPages: totalPages[kind] ?? 1, totalResults: movies.count)
    return try await answer("movies(\(kind), page: \(page))", with: response)
  }

  private func marks(of movie: MovieID) async throws(MovieError) -> Marks {
    try await answer("marks(\(movie))", with: marks[movie] ?? Marks())
  }

  private func answer<Response: Sendable>(
    _ call: String, with response: Response
  ) async throws(MovieError) -> Response {
    record(call)
    let error = readError
    await readGate?.pass(ignoringCancellation: true)
    if Task.isCancelled { record("\(call) was canceled") }
    if let error { throw error }
    return response
  }

  private func apply(_ mark: Mark, for movie: MovieID) async throws(MovieError) {
    record("\(spelled(mark)) of \(movie)")
    let rejection = rejection
    await gate?.pass(ignoringCancellation: true)
    if let rejection { throw rejection }
    marks[movie, default: Marks()].apply(mark)
    accepted.append(mark)
  }

  private func record(_ call: String) {
    calls.append(call)
    recorder?.record("account.\(call)")
  }

  // MARK: Account and sessions

  private var session: (any Session)? {
    guard isLoggedIn else { return nil }
    return SessionEntity(
      service: "movies", baseURL: baseURL, id: "neo-\(logins)",
      account: AccountEntity(id: 1, username: "neo"))
  }

  nonisolated func markStore(of session: any Session) -> any MarkStore {
    Store(account: self, owner: MarkOwner(session))
  }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }
  func logOut(_ session: any Session) async throws(MovieError) {}

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    await session
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }
  func save(_ session: any Session) async throws(MovieError) {}
  func remove(_ service: String) async throws(MovieError) {}
}

/// Returns the text of a mark in events, such as `favorite(true)` or `rating(nil)`.
func spelled(_ mark: Mark) -> String {
  guard case .rating(let rating) = mark else { return "\(mark)" }
  return "rating(\(rating?.description ?? "nil"))"
}
