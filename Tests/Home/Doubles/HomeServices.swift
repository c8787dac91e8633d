import MovieEntities
import Synchronization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// A catalog with movies 1 to 9, which records requests.
struct CatalogDouble: MovieCatalog {
  let recorder: Recorder

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
}

extension AccountDouble {
  /// An account whose watchlist has the third movie, and which records requests for its lists.
  static func recording(_ recorder: Recorder, isLoggedIn: Bool = false) -> AccountDouble {
    AccountDouble(isLoggedIn: isLoggedIn) { kind, page throws(MovieError) in
      await recorder.record("service.movies(\(kind), page: \(page))")
      return MoviePage(
        number: page, movies: [PopularMovieEntity(id: 3, title: "Third")], totalPages: 1,
        totalResults: 1)
    }
  }
}

/// A store in memory of the movies that were skipped.
final class TonightDouble: TonightStore {
  private let saved = Mutex<[Int]>([])

  func skipped(on day: Day) async -> [Int] { saved.withLock { $0 } }
  func save(skipped: [Int], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = skipped }
  }
}
