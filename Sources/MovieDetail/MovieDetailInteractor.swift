import MovieEntities

/// Fetches a movie from the catalogue, and the user's marks from the account service.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalogue: any MovieCatalogue
  let account: AccountGateway

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await catalogue.movie(id)
  }

  func states(of movie: Int) async throws(MovieError) -> AccountStates? {
    try await account.states(of: movie)
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    try await account.apply(change, for: movie)
  }
}
