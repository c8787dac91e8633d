import MovieEntities

/// An account service with one user, who is logged in and whose changes are always accepted.
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

  func markStore(of session: any Session) -> any MarkStore { Store(owner: MarkOwner(session)) }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }

  func logOut(_ session: any Session) async throws(MovieError) {}

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    SessionEntity(
      service: "movies", baseURL: baseURL, id: "neo",
      account: AccountEntity(id: 1, username: "neo"))
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }

  func save(_ session: any Session) async throws(MovieError) {}

  func remove(_ service: String) async throws(MovieError) {}
}

/// A library without entries, which cannot be changed.
struct EmptyLibrary: LibraryStore {
  func library() async throws(MovieError) -> Library { Library() }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    throw .unprepared
  }
}
