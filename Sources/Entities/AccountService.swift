/// What can be done with a session.
///
/// Any actor may ask it.
public protocol AccountService: Sendable {
  /// Where the service lives: sessions from elsewhere are not for it.
  var baseURL: String { get }

  /// Whose session it is.
  ///
  /// - Parameter session: One that came from this service.
  /// - Returns: The account.
  /// - Throws: `MovieError` with `notLoggedIn` when the service no longer accepts the session.
  nonisolated(nonsending) func account(
    of session: any Session
  ) async throws(MovieError) -> any Account

  /// Ends a session at the service. One that has ended already is fine.
  ///
  /// - Parameter session: One that came from this service.
  /// - Throws: `MovieError` when the service could not be told.
  nonisolated(nonsending) func logOut(_ session: any Session) async throws(MovieError)

  /// One page of a list of the person's own, what came last first.
  ///
  /// - Parameters:
  ///   - kind: One that `isPersonal`.
  ///   - page: From 1 to 500.
  ///   - session: One that came from this service.
  /// - Returns: The page; empty when it lies past the end.
  /// - Throws: `MovieError` with `notLoggedIn` when the service no longer accepts the session, or the
  ///   list needs an account and the session is a guest's.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage

  /// What the person has said of a movie.
  ///
  /// - Parameters:
  ///   - movie: TMDB's number.
  ///   - session: One that came from this service.
  /// - Returns: The states.
  /// - Throws: `MovieError` with `notLoggedIn` when the service no longer accepts the session.
  nonisolated(nonsending) func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> any AccountStates

  /// Makes a wish of the person come true. One that is so already is fine.
  ///
  /// - Parameters:
  ///   - wish: What is to be so.
  ///   - movie: TMDB's number.
  ///   - session: One that came from this service.
  /// - Throws: `MovieError` with `notLoggedIn` when the service no longer accepts the session, or the
  ///   wish needs an account and the session is a guest's.
  nonisolated(nonsending) func fulfil(
    _ wish: Wish, for movie: Int, of session: any Session
  ) async throws(MovieError)
}
