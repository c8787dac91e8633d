/// The gateway to a service's accounts and to the marks of their users.
///
/// `AccountGateway`, and callers that already have a session, call it on any actor.
public protocol AccountService: Sendable {
  /// The base URL of the service, which accepts only sessions with the same base URL.
  var baseURL: String { get }

  /// Returns the account of a session.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func account(
    of session: any Session
  ) async throws(MovieError) -> any Account

  /// Ends a session at the service.
  ///
  /// Ending a session that has already ended succeeds.
  ///
  /// - Throws: `MovieError` if the service could not end the session.
  nonisolated(nonsending) func logOut(_ session: any Session) async throws(MovieError)

  /// Returns one page of one of the user's own lists, with the latest movie first.
  ///
  /// The kind must be a personal one. The page, from 1 to 500, is empty if it is after the last one.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the list needs an account and the session belongs to a guest.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage

  /// Returns the user's marks of a movie.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> AccountStates

  /// Applies a change to the user's marks.
  ///
  /// A change that is already in effect succeeds.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the change needs an account and the session belongs to a guest.
  nonisolated(nonsending) func apply(
    _ change: MarkChange, for movie: Int, of session: any Session
  ) async throws(MovieError)
}

/// A change to one of a user's marks of a movie.
public enum MarkChange: Hashable, Sendable {
  /// Adds the movie to the favorites if `true`, and removes it if `false`.
  case favorite(Bool)
  /// Adds the movie to the watchlist if `true`, and removes it if `false`.
  case watchlist(Bool)
  /// Sets the user's rating; `nil` removes it.
  case rating(OwnRating?)
}
