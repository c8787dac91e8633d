/// The gateway to the logged-in user's account.
///
/// Interactors and commands can call the gateway from any actor. The gateway reads the session from
/// the store for each request, so a login takes effect immediately, even in another process.
///
/// ```swift
/// let account = AccountGateway(service: accounts, sessions: sessions)
/// let session = try await account.requireSession()
/// ```
public struct AccountGateway: Sendable {
  /// The account service, for callers that already have a session.
  public let service: any AccountService
  /// The session store.
  public let sessions: any SessionStore

  /// Creates a gateway.
  public init(service: any AccountService, sessions: any SessionStore) {
    self.service = service
    self.sessions = sessions
  }

  /// Returns the session of the last login to the service, or `nil` if the user is not logged in.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if a stored session is damaged.
  public func session() async throws(MovieError) -> (any Session)? {
    try await sessions.session(at: service.baseURL)
  }

  /// Returns the session created by a login service, or `nil` if there is no such session or the
  /// session belongs to another account service.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the stored session is damaged.
  public func session(from name: String) async throws(MovieError) -> (any Session)? {
    let session = try await sessions.session(for: name)
    return session?.baseURL == service.baseURL ? session : nil
  }

  /// Returns the session of the last login to the service, or throws if there is no session.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` and a reason if the user is not logged in, or with
  ///   `stateNotReadable` if a stored session is damaged.
  public func requireSession(
    _ reason: MovieError.NotLoggedIn = .noSession
  ) async throws(MovieError) -> any Session {
    guard let session = try await session() else { throw MovieError(.notLoggedIn(reason)) }
    return session
  }

  /// Removes a session from the store and ends the session on the service.
  ///
  /// The session is removed even if the service cannot end it, because the user expects a local
  /// logout to succeed either way.
  ///
  /// - Returns: The error if the service could not end the session; otherwise, `nil`.
  /// - Throws: `MovieError` with `stateNotWritable` if the session could not be removed from the
  ///   store. The request to end the session is sent regardless.
  @discardableResult
  public func logOut(_ session: any Session) async throws(MovieError) -> MovieError? {
    var removal: MovieError?
    do throws(MovieError) { try await sessions.remove(session.service) } catch { removal = error }
    var rejection: MovieError?
    do throws(MovieError) { try await service.logOut(session) } catch { rejection = error }
    if let removal { throw removal }
    return rejection
  }
}

/// The gateway to a service's accounts.
///
/// `AccountGateway` and callers that already have a session can call the service from any actor.
public protocol AccountService: Sendable {
  /// The service's base URL; only sessions with this base URL are accepted.
  var baseURL: String { get }

  /// Returns a session's account.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func account(
    of session: any Session
  ) async throws(MovieError) -> any Account

  /// Ends a session on the service.
  ///
  /// Ending a session that has already ended succeeds.
  ///
  /// - Throws: `MovieError` if the service could not end the session.
  nonisolated(nonsending) func logOut(_ session: any Session) async throws(MovieError)

  /// Returns the mark store for a session's account or guest.
  func markStore(of session: any Session) -> any MarkStore
}

/// The gateway to one of the ways to log in, each of which has a unique name.
///
/// Interactors can call the service from any actor.
public protocol LoginService: Sendable {
  /// The name used to select the service and to store its session: lowercase letters and hyphens.
  var name: String { get }

  /// The rule for username and password, or `nil` if the service does not use them.
  ///
  /// If the rule is `nil`, the caller passes an empty username and password.
  var credentials: CredentialRule? { get }

  /// Logs the user in.
  ///
  /// - Parameters:
  ///   - username: The trimmed username, in lowercase if it is an email address.
  ///   - password: The password, as typed.
  ///   - approve: A closure that receives the URL of a web page where the user must approve the
  ///     login. The service calls the closure only if it requires such an approval, and then waits
  ///     for the user to approve.
  /// - Returns: The new session.
  /// - Throws: `MovieError` with `unknownUser` or `wrongPassword`, or with `loginRejected` if the
  ///   service does not reveal which of the two is wrong; with `notApproved` if the user did not
  ///   approve the login in time; or with any network error.
  nonisolated(nonsending) func logIn(
    username: String, password: String,
    approve: nonisolated(nonsending) @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session

  /// Ends a session that `logIn` returned but the caller could not store.
  ///
  /// Errors are ignored, because the caller already reports why the session could not be stored.
  nonisolated(nonsending) func end(_ session: any Session) async
}

extension LoginService {
  /// The default implementation, for services whose sessions cannot be ended.
  public nonisolated(nonsending) func end(_ session: any Session) async {}
}

/// A login service's minimum lengths for usernames and passwords.
///
/// The lengths are checked before a request is sent.
public struct CredentialRule: Hashable, Sendable {
  /// The minimum number of characters in the username, not counting surrounding whitespace.
  public let minUsername: Int
  /// The minimum number of characters in the password.
  public let minPassword: Int

  /// A rule that accepts any non-empty username and password.
  public static let notEmpty = CredentialRule(minUsername: 1, minPassword: 1)

  /// Creates a rule.
  public init(minUsername: Int, minPassword: Int) {
    self.minUsername = minUsername
    self.minPassword = minPassword
  }
}
