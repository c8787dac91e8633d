import MovieEntities
import MovieLibrary

/// Fetches a movie from the catalog or, if no catalog has it, from the library.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalog: any MovieCatalog
  let book: MarkBook
  var marks: any MarkInteractable { book }
  var facts: (any FactInteractable)? { catalog.known }

  func movie(
    _ id: MovieID, reload: Bool
  ) async throws(MovieError) -> any DetailedMovie {
    try await CachePolicy.reloading(reload) { () throws(MovieError) in
      try await book.movie(id, from: catalog)
    }
  }
}
