import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// A catalog with one response for every list.
struct CatalogStub: MovieCatalog {
  let recorder: Recorder
  let page: Result<MoviePage, MovieError>

  func movies(_ query: MovieQuery, page number: Int) async throws(MovieError) -> MoviePage {
    await recorder.record("catalog.movies(\(spelled(query)), page: \(number))")
    return try page.get()
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    await recorder.unstubbed("catalog.movie(\(id))")
    throw MovieError(.notFound, "No movie was prepared.")
  }
}
