import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// An account service with one user, who may be logged in, and with movie trailers.
actor AccountDouble: AccountService, SessionStore {
  private struct Store: MarkStore {
    let account: AccountDouble
    let owner: MarkOwner

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      throw .unprepared
    }

    func marks(of movie: Int) async throws(MovieError) -> Marks {
      try await account.marks(of: movie)
    }

    func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
      try await account.apply(mark, for: movie.id)
    }
  }

  nonisolated let baseURL = "https://movies.example"
  /// The requests, in order.
  private var calls: [String] = []
  private var marks: [Int: Marks] = [:]
  private var isLoggedIn = true
  private var logins = 1
  private var rejection: MovieError?
  private var trailers: [Int: String] = [:]
  /// Changes wait for this gate, if any.
  private var gate: Gate?

  func set(
    isLoggedIn: Bool = true, rejection: MovieError? = nil, trailers: [Int: String] = [:],
    gate: Gate? = nil
  ) {
    if isLoggedIn, !self.isLoggedIn { logins += 1 }
    (self.isLoggedIn, self.rejection, self.trailers, self.gate) =
      (isLoggedIn, rejection, trailers, gate)
  }

  /// Returns the calls since the previous invocation.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func trailer(of movie: Int) throws(MovieError) -> String? {
    calls.append("trailer(\(movie))")
    if let rejection { throw rejection }
    return trailers[movie]
  }

  // MARK: Account

  nonisolated func markStore(of session: any Session) -> any MarkStore {
    Store(account: self, owner: MarkOwner(session))
  }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {}

  private func marks(of movie: Int) throws(MovieError) -> Marks {
    calls.append("marks(\(movie))")
    return marks[movie] ?? Marks()
  }

  private func apply(_ mark: Mark, for movie: Int) async throws(MovieError) {
    calls.append("\(mark) of \(movie)")
    await gate?.pass(ignoringCancellation: true)
    if let rejection { throw rejection }
    marks[movie, default: Marks()].apply(mark)
  }

  // MARK: Sessions

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    guard isLoggedIn else { return nil }
    return SessionEntity(
      service: "movies", baseURL: baseURL, id: "neo-\(logins)",
      account: AccountEntity(id: 1, username: "neo"))
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    try await session(at: baseURL)
  }

  func save(_ session: any Session) async throws(MovieError) {}

  func remove(_ service: String) async throws(MovieError) {}
}
