/// A way to log in, known by its name.
///
/// Interactors ask it; any actor may.
public protocol LoginService: Sendable {
  /// What people choose it by, and what its session is kept under: small letters and hyphens.
  var name: String { get }

  /// What it asks of a user name and a password; `nil` when it wants neither and is given empty ones.
  var credentials: CredentialRule? { get }

  /// Logs a person in.
  ///
  /// - Parameters:
  ///   - username: Trimmed; in small letters when it is an e-mail address.
  ///   - password: As typed.
  ///   - approve: Is given the address of a page on which the person must approve the log-in; the
  ///     service then waits until that is done.
  /// - Returns: The session that the service gave.
  /// - Throws: `MovieError`: `unknownUser` or `wrongPassword` where the service tells them apart,
  ///   `loginRefused` where it does not, `notApproved` when nobody approved it in time, and whatever a
  ///   network brings.
  nonisolated(nonsending) func logIn(
    username: String, password: String,
    approve: nonisolated(nonsending) @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session
}
