/// The gateway to what the logged-in user can do at an account service.
///
/// Interactors and commands call it, on any actor. It reads the session from the store for each
/// request, so a login takes effect immediately, even a login in another process.
///
/// ```swift
/// let account = AccountGateway(service: accounts, sessions: sessions)
/// let marks = MarkBook(account)
/// let favorites = try await marks.movies(.favorites, page: 1)
/// ```
public struct AccountGateway: Sendable {
  /// The account service, for callers that already have a session.
  public let service: any AccountService
  /// The store of the sessions.
  public let sessions: any SessionStore

  /// Creates a gateway.
  public init(service: any AccountService, sessions: any SessionStore) {
    self.service = service
    self.sessions = sessions
  }

  /// Returns the session of the last login at the service; `nil` if the user is not logged in
  /// there.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if a stored session is damaged.
  public func session() async throws(MovieError) -> (any Session)? {
    try await sessions.session(at: service.baseURL)
  }

  /// Returns the session that a login service created; `nil` if there is none, or if it belongs to
  /// another account service.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the stored session is damaged.
  public func session(from name: String) async throws(MovieError) -> (any Session)? {
    let session = try await sessions.session(for: name)
    return session?.baseURL == service.baseURL ? session : nil
  }

  /// Returns the session of the last login at the service, for a request that needs one.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` and the reason if the user is not logged in, and
  ///   with `stateNotReadable` if a stored session is damaged.
  public func requireSession(
    _ reason: MovieError.NotLoggedIn = .noSession
  ) async throws(MovieError) -> any Session {
    guard let session = try await session() else { throw MovieError(.notLoggedIn(reason)) }
    return session
  }

  /// Returns the store of the marks of the last login at the service.
  ///
  /// Only `MarkBook` calls it.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` and the reason if the user is not logged in, and
  ///   with `stateNotReadable` if a stored session is damaged.
  public func markStore(
    _ reason: MovieError.NotLoggedIn = .noSessionForMarks
  ) async throws(MovieError) -> any MarkStore {
    service.markStore(of: try await requireSession(reason))
  }

  /// Removes a session from the store, and ends it at the service.
  ///
  /// The session does not stay in the store if the service cannot end it, because the user wants to
  /// be logged out here in any case.
  ///
  /// - Returns: The error with which the service did not end the session; `nil` if it did.
  /// - Throws: `MovieError` with `stateNotWritable` if the session could not be removed from the
  ///   store. The service has then been asked to end it all the same.
  @discardableResult
  public func logOut(_ session: any Session) async throws(MovieError) -> MovieError? {
    var removal: MovieError?
    do throws(MovieError) { try await sessions.remove(session.service) } catch { removal = error }
    var refusal: MovieError?
    do throws(MovieError) { try await service.logOut(session) } catch { refusal = error }
    if let removal { throw removal }
    return refusal
  }
}

/// The gateway to a service's accounts.
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

  /// Returns the marks of a session's account or guest.
  func markStore(of session: any Session) -> any MarkStore
}

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
  ///   - username: The user name, trimmed; in lowercase letters if it is an email address.
  ///   - password: The password, as typed.
  ///   - approve: A closure that receives the URL of a page on which the user must approve the
  ///     login, if the service has such a page. The service then waits for the approval.
  /// - Returns: The session that the service created.
  /// - Throws: `MovieError` with `unknownUser` or `wrongPassword` if the service distinguishes them
  ///   and with `loginRefused` if it does not; with `notApproved` if the user did not approve the
  ///   login in time; and any error of the network.
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

/// The minimum lengths that a login service requires of a user name and a password.
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
