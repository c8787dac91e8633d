import Entities

/// Fetches one movie from the catalogue.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalogue: any MovieCatalogue

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await catalogue.movie(id)
  }
}
