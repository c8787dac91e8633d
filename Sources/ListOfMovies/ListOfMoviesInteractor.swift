import Entities

/// Fetches pages from the catalogue.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalogue: any MovieCatalogue

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    try await catalogue.movies(query, page: page)
  }
}
