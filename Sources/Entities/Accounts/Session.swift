/// A session that a login created, which gives access to an account at one service.
public protocol Session: Sendable {
  /// The name of the login service that created the session.
  var service: String { get }
  /// The base URL of the service; the session is never sent to another one.
  var baseURL: String { get }
  /// The secret that proves the session; it never appears in output, logs or caches.
  var id: String { get }
  /// The account to which the session belongs.
  var account: any Account { get }
  /// When the session began, in seconds since the first of January 1970, 00:00 GMT; `nil` if that is
  /// not known.
  var startedAt: Int64? { get }
}

extension Session {
  /// It is not known when the session began.
  public var startedAt: Int64? { nil }
}

/// A session as a value, which is stored from one run of the program to the next.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SessionEntity: Session, Hashable, Codable {
  public let service: String
  public let baseURL: String
  public let id: String
  public var account: any Account { owner }
  public let startedAt: Int64?
  private let owner: AccountEntity

  private enum CodingKeys: String, CodingKey {
    case service
    case baseURL = "base_url"
    case id = "session_id"
    case startedAt = "started_at"
    case owner = "account"
  }

  /// Creates a session from its values.
  public init(
    service: String, baseURL: String, id: String, account: any Account, startedAt: Int64? = nil
  ) {
    self.service = service
    self.baseURL = baseURL
    self.id = id
    self.startedAt = startedAt
    owner = AccountEntity(id: account.id, username: account.username, name: account.name)
  }
}

/// The gateway to the stored sessions, which last from one run of the program to the next.
///
/// Interactors call it, on any actor.
public protocol SessionStore: Sendable {
  /// Stores a session in place of the previous session from the same login service.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be stored; the previous
  ///   session is still stored.
  nonisolated(nonsending) func save(_ session: any Session) async throws(MovieError)

  /// Returns the session that a login service created; `nil` if there is none.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the stored session is damaged; it is left
  ///   unchanged.
  nonisolated(nonsending) func session(
    for service: String
  ) async throws(MovieError) -> (any Session)?

  /// Returns the session of the last login at a base URL, from any login service; `nil` if the
  /// user is not logged in there.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if no such session can be read and at least one
  ///   stored session is not readable.
  nonisolated(nonsending) func session(
    at baseURL: String
  ) async throws(MovieError) -> (any Session)?

  /// Removes the session that a login service created.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be removed.
  nonisolated(nonsending) func remove(_ service: String) async throws(MovieError)
}
