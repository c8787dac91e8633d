import Entities

/// Fetches a movie from the catalogue, and the user's marks from the account service.
struct MovieDetailInteractor: MovieDetailInteractable {
  let catalogue: any MovieCatalogue
  let accounts: any AccountService
  let sessions: any SessionStore

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await catalogue.movie(id)
  }

  func states(of movie: Int) async throws(MovieError) -> (any AccountStates)? {
    guard let session = try await sessions.session(at: accounts.baseURL) else { return nil }
    return try await accounts.states(of: movie, for: session)
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    guard let session = try await sessions.session(at: accounts.baseURL) else {
      throw MovieError(.notLoggedIn(.noSessionForMarks))
    }
    try await accounts.apply(change, for: movie, of: session)
  }
}
