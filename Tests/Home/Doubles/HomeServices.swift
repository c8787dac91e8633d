import MovieEntities
import Synchronization
import ViperTesting

@testable import ViperTestSupport

/// A catalog with movies 1 to 9, and a service whose users may be logged in; both record requests.
struct ServiceDouble: MovieCatalog, AccountService, SessionStore {
  private struct Store: MarkStore {
    let owner: MarkOwner
    let recorder: Recorder

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      await recorder.record("service.movies(\(kind), page: \(page))")
      return MoviePage(
        number: page, movies: [PopularMovieEntity(id: 3, title: "Third")], totalPages: 1,
        totalResults: 1)
    }
    func states(of movie: Int) async throws(MovieError) -> AccountStates { AccountStates() }
    func apply(_ change: MarkChange, for movie: MovieSummary) async throws(MovieError) {}
  }

  let recorder: Recorder
  var isLoggedIn = false
  let baseURL = "https://movies.example"

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    await recorder.record("catalog.movies(page: \(page))")
    return MoviePage(
      number: page, movies: (1...9).map { PopularMovieEntity(id: $0, title: "Movie \($0)") },
      totalPages: 9, totalResults: 81)
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    await recorder.record("catalog.movie()")
    guard case .tmdb(let number) = id else { throw .unprepared }
    return DetailedMovieEntity(id: number, title: "Movie \(number)")
  }

  func markStore(of session: any Session) -> any MarkStore {
    Store(owner: MarkOwner(session), recorder: recorder)
  }
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

/// A store in memory of the movies that were skipped.
final class TonightDouble: TonightStore {
  private let saved = Mutex<[Int]>([])

  func skipped(on day: Day) async -> [Int] { saved.withLock { $0 } }
  func save(skipped: [Int], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = skipped }
  }
}
