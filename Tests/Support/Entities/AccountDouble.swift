import MovieEntities
import Synchronization

/// An account service whose user may be logged in, and that records changes or rejects them.
final class AccountDouble: AccountService, SessionStore {
  private struct Store: MarkStore {
    let owner: MarkOwner
    let account: AccountDouble

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      try await account.movies(kind, page)
    }

    func marks(of movie: Int) async throws(MovieError) -> Marks { Marks() }

    func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
      if let error = account.session.withLock({ $0.error }) { throw error }
      account.marks.withLock { $0.append(mark) }
    }
  }

  typealias Movies = @Sendable (MovieListKind, Int) async throws(MovieError) -> MoviePage

  let baseURL = "https://movies.example"
  private let marks = Mutex<[Mark]>([])
  /// The accepted marks, in order.
  var accepted: [Mark] { marks.withLock { $0 } }
  private let session: Mutex<(isLoggedIn: Bool, error: MovieError?)>
  private let movies: Movies

  /// Creates an account whose lists cannot be read, unless a closure returns their pages.
  init(
    isLoggedIn: Bool = true, rejectingWith error: MovieError? = nil,
    movies: @escaping Movies = { _, _ throws(MovieError) in throw .network(.badResponse) }
  ) {
    session = Mutex((isLoggedIn, error))
    self.movies = movies
  }

  /// Logs the user in or out, and accepts changes or rejects them from now on.
  func set(isLoggedIn: Bool = true, rejectingWith error: MovieError? = nil) {
    session.withLock { $0 = (isLoggedIn, error) }
  }

  func markStore(of session: any Session) -> any MarkStore {
    Store(owner: MarkOwner(session), account: self)
  }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }
  func logOut(_ session: any Session) async throws(MovieError) {}

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    guard session.withLock({ $0.isLoggedIn }) else { return nil }
    return SessionEntity(
      service: "movies", baseURL: baseURL, id: "neo",
      account: AccountEntity(id: 1, username: "neo"))
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }
  func save(_ session: any Session) async throws(MovieError) {}
  func remove(_ service: String) async throws(MovieError) {}
}
