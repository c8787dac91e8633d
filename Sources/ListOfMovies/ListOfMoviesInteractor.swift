import MovieEntities

/// Fetches personal lists from the account service, and all other lists from the catalogue.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalogue: any MovieCatalogue
  let account: AccountGateway

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    guard case .kind(let kind) = query, kind.isPersonal else {
      return try await catalogue.movies(query, page: page)
    }
    return try await account.movies(kind, page: page)
  }
}
