import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A catalog with one response for every movie.
struct CatalogStub: MovieCatalog {
  let recorder: Recorder
  let answer: Result<any DetailedMovie, MovieError>

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    await recorder.unstubbed("catalog.movies(page: \(page))")
    throw MovieError(.badPage, "No list was prepared.")
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    await recorder.record("catalog.movie(\(id))")
    return try answer.get()
  }
}
