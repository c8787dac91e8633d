import MovieEntities
import MovieLibrary
import Synchronization

/// A catalog with one film.
nonisolated struct Catalog: MovieCatalog {
  static let film = Film(id: 1, title: "Nosferatu")

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    guard query == .list(id: "silent") else {
      throw MovieError(.notFound, "There is no such list.", advice: "Ask for the silent films.")
    }
    return MoviePage(number: page, movies: [Self.film], totalPages: 1, totalResults: 1)
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    FilmPage(film: Self.film)
  }
}

/// A source with one person.
nonisolated struct People: PersonSource {
  func person(_ id: Int) async throws(MovieError) -> any Person {
    guard id == 1 else { throw MovieError(.rejection(.noPerson(id))) }
    return Actor()
  }

  func people(named name: String, page: Int) async throws(MovieError) -> PersonPage {
    PersonPage(people: [FoundPerson(id: 1, name: name, works: ["Nosferatu"])])
  }
}

/// A source with one genre.
nonisolated struct Genres: GenreSource {
  func genres() async throws(MovieError) -> [Genre] { [Genre(id: 27, name: "Horror")] }
}

/// An account service that stores a single mark.
nonisolated final class Accounts: AccountService {
  let baseURL = "https://films.example"
  let isFavorite = Mutex(false)

  func account(of session: any Session) async throws(MovieError) -> any Account { Owner() }

  func logOut(_ session: any Session) async throws(MovieError) {}

  func markStore(of session: any Session) -> any MarkStore {
    OneMark(accounts: self, owner: MarkOwner(session))
  }
}

nonisolated struct OneMark: MarkStore {
  let accounts: Accounts
  let owner: MarkOwner

  func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    let films = accounts.isFavorite.withLock { $0 } ? [Catalog.film] : []
    return MoviePage(number: page, movies: films, totalPages: 1, totalResults: films.count)
  }

  func marks(of movie: MovieID) async throws(MovieError) -> Marks {
    Marks(isFavorite: accounts.isFavorite.withLock { $0 })
  }

  func apply(_ mark: Mark, for movie: MovieEntities.Film) async throws(MovieError) {
    if case .favorite(let isSet) = mark { accounts.isFavorite.withLock { $0 = isSet } }
  }
}

/// A diary that is lost when the program ends.
actor Diary: LibraryStore {
  private var state = Library()

  func library() async throws(MovieError) -> Library { state }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    let first = state.events.count
    for action in make(state) {
      let id = String(state.events.count)
      state.append([state.event(action, id: id, at: 0, today: Day(daysSince1970: 0))])
    }
    return (state, Array(state.events.dropFirst(first)))
  }
}

/// The same tiny picture for every film.
nonisolated struct Posters: PictureSource {
  func picture(at path: String, size: PictureSize) async throws(MovieError) -> [UInt8] {
    let file = Array("GIF89a".utf8)
    guard PictureKind(file) == .gif else { throw MovieError(.network(.badResponse)) }
    return file
  }
}

/// An in-memory session store.
actor Sessions: SessionStore {
  private var kept: (any Session)?

  func save(_ session: any Session) async throws(MovieError) { kept = session }
  func session(for service: String) async throws(MovieError) -> (any Session)? { kept }
  func session(at baseURL: String) async throws(MovieError) -> (any Session)? { kept }
  func remove(_ service: String) async throws(MovieError) { kept = nil }
}

/// A login that accepts any nonempty username and password.
nonisolated struct FilmLogin: LoginService {
  let name = "films"
  let credentials: CredentialRule? = .notEmpty

  func logIn(
    username: String, password: String,
    approve: nonisolated(nonsending) @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    await approve("https://films.example/approve")
    return FilmSession()
  }
}
