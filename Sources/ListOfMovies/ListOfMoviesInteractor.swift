import Entities

/// Fetches personal lists from the account service, and all other lists from the catalogue.
struct ListOfMoviesInteractor: ListOfMoviesInteractable {
  let catalogue: any MovieCatalogue
  let accounts: any AccountService
  let sessions: any SessionStore

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    guard case .kind(let kind) = query, kind.isPersonal else {
      return try await catalogue.movies(query, page: page)
    }
    guard let session = try await sessions.session(at: accounts.baseURL) else {
      throw MovieError(.notLoggedIn(.noSessionForList))
    }
    return try await accounts.movies(kind, page: page, of: session)
  }
}
