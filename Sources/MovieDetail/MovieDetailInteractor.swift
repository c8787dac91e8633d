import MovieEntities
import MovieLibrary

/// Fetches a movie from the catalog.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalog: any MovieCatalog
  let marks: any MarkInteractable
  var facts: (any FactInteractable)? { catalog.known }

  func movie(
    _ id: MovieID, reload: Bool
  ) async throws(MovieError) -> any DetailedMovie {
    try await CachePolicy.reloading(reload) { () throws(MovieError) in
      try await catalog.movie(id)
    }
  }
}
