/// The gateway to one way of logging in, which is identified by its name.
///
/// Interactors call it, on any actor.
public protocol LoginService: Sendable {
  /// The name by which the user chooses the service, and under which its session is stored:
  /// lowercase letters and hyphens.
  var name: String { get }

  /// The rule for the user name and the password; `nil` if the service uses neither.
  ///
  /// If it is `nil`, the caller passes an empty user name and an empty password.
  var credentials: CredentialRule? { get }

  /// Logs the user in.
  ///
  /// - Parameters:
  ///   - username: The user name, trimmed; in lowercase letters if it is an e-mail address.
  ///   - password: The password, as typed.
  ///   - approve: A closure that receives the URL of a page on which the user must approve the
  ///     log-in, if the service has such a page. The service then waits for the approval.
  /// - Returns: The session that the service created.
  /// - Throws: `MovieError` with `unknownUser` or `wrongPassword` if the service distinguishes them
  ///   and with `loginRefused` if it does not; with `notApproved` if the user did not approve the
  ///   log-in in time; and any error of the network.
  nonisolated(nonsending) func logIn(
    username: String, password: String,
    approve: nonisolated(nonsending) @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session

  /// Ends a session that `logIn` has returned and that could not be kept.
  ///
  /// A failure to end it is not reported: the caller reports why the session could not be kept.
  nonisolated(nonsending) func end(_ session: any Session) async
}

extension LoginService {
  /// Does nothing, for a service whose sessions cannot be ended.
  public nonisolated(nonsending) func end(_ session: any Session) async {}
}

/// The minimum lengths that a log-in service requires of a user name and a password.
///
/// They are checked before a request is sent to the service.
public struct CredentialRule: Hashable, Sendable {
  /// The minimum number of characters in the user name, without whitespace around it.
  public let minUsername: Int
  /// The minimum number of characters in the password.
  public let minPassword: Int

  /// A rule that accepts any user name and any password that are not empty.
  public static let notEmpty = CredentialRule(minUsername: 1, minPassword: 1)

  /// Creates a rule.
  public init(minUsername: Int, minPassword: Int) {
    self.minUsername = minUsername
    self.minPassword = minPassword
  }
}
