import MovieEntities

/// Fetches a movie from the catalog, and the user's marks from the account service.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalog: any MovieCatalog
  let account: AccountGateway

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await catalog.movie(id)
  }

  func states(of movie: Int) async throws(MovieError) -> AccountStates? {
    try await account.states(of: movie)
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    try await account.apply(change, for: movie)
  }
}
