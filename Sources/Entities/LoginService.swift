/// A way to log in, known by its name.
///
/// Interactors ask it; any actor may.
public protocol LoginService: Sendable {
  /// What people choose it by, and what its session is kept under: small letters and hyphens.
  var name: String { get }

  /// Logs a person in.
  ///
  /// - Parameters:
  ///   - username: Trimmed; in small letters when it is an e-mail address.
  ///   - password: As typed.
  /// - Returns: The session that the service gave.
  /// - Throws: `MovieError`: `unknownUser` or `wrongPassword` where the service tells them apart,
  ///   `loginRefused` where it does not, and whatever a network brings.
  func logIn(username: String, password: String) async throws(MovieError) -> any Session
}
