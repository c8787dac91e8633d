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
  func account(of session: any Session) async throws(MovieError) -> any Account

  /// Ends a session at the service. One that has ended already is fine.
  ///
  /// - Parameter session: One that came from this service.
  /// - Throws: `MovieError` when the service could not be told.
  func logOut(_ session: any Session) async throws(MovieError)
}
