import Entities

/// Fetches pages: from the catalogue what everybody sees, from the account what is a person's own.
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
