import MovieEntities

/// An account service with one user, whose changes are always accepted.
struct AccountDouble: AccountService, SessionStore {
  private struct Store: MarkStore {
    let owner: MarkOwner

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      throw .unprepared
    }

    func states(of movie: Int) async throws(MovieError) -> AccountStates { AccountStates() }

    func apply(_ change: MarkChange, for movie: MovieSummary) async throws(MovieError) {}
  }

  let baseURL = "https://movies.example"
  var isLoggedIn = true

  func markStore(of session: any Session) -> any MarkStore { Store(owner: MarkOwner(session)) }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {}

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    guard isLoggedIn else { return nil }
    return SessionEntity(
      service: "movies", baseURL: baseURL, id: "neo",
      account: AccountEntity(id: 1, username: "neo"))
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }

  func save(_ session: any Session) async throws(MovieError) {}

  func remove(_ service: String) async throws(MovieError) {}
}
