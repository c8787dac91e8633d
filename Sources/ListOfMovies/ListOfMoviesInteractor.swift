import MovieEntities

/// Fetches personal lists from the account service, and all other lists from the catalog.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalog: any MovieCatalog
  let account: AccountGateway
  var source: (any PersonSource)?

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    guard case .kind(let kind) = query, kind.isPersonal else {
      return try await catalog.movies(query, page: page)
    }
    return try await account.movies(kind, page: page)
  }

  func states(of movie: Int) async throws(MovieError) -> AccountStates? {
    try await account.states(of: movie)
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    try await account.apply(change, for: movie)
  }

  func trailer(of movie: Int) async throws(MovieError) -> String? {
    try await catalog.movie(.tmdb(movie)).trailers.first?.url
  }

  func people(named term: String) async throws(MovieError) -> [FoundPerson] {
    try await source?.people(named: term, page: 1).people ?? []
  }
}
