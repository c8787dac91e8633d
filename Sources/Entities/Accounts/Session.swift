/// A login session, which gives access to an account with one service.
public protocol Session: Sendable {
  /// The name of the login service that created the session.
  var service: String { get }
  /// The service's base URL; the session is never sent elsewhere.
  var baseURL: String { get }
  /// The session ID, a secret that never appears in output, logs or caches.
  var id: String { get }
  /// The account that the session belongs to.
  var account: any Account { get }
  /// The start time, in seconds since January 1, 1970, 00:00 GMT; `nil` if unknown.
  var startedAt: Int64? { get }
}

extension Session {
  /// The start time, which is unknown by default.
  public var startedAt: Int64? { nil }
}

/// The default implementation of `Session`, which can be stored between runs of the program.
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

  /// Creates a session with the given values.
  public init(
    service: String, baseURL: String, id: String, account: any Account, startedAt: Int64? = nil
  ) {
    self.service = service
    self.baseURL = baseURL
    self.id = id
    self.startedAt = startedAt
    owner = AccountEntity(id: account.id, username: account.username, name: account.name)
  }

  /// Decodes a session, including one that version 0.5 has stored.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    service = try values.decode(String.self, forKey: .service)
    baseURL = Self.renamed(try values.decode(String.self, forKey: .baseURL))
    id = try values.decode(String.self, forKey: .id)
    startedAt = try values.decodeIfPresent(Int64.self, forKey: .startedAt)
    owner = try values.decode(AccountEntity.self, forKey: .owner)
  }

  /// Returns a stored base URL, or the new one of the built-in catalog if it is the one of 0.5.
  package static func renamed(_ baseURL: String) -> String {
    baseURL == "embedded:catalogue" ? "embedded:catalog" : baseURL
  }
}

/// The gateway to the sessions stored between runs of the program.
///
/// Interactors can call the store from any actor.
public protocol SessionStore: Sendable {
  /// Stores a session, replacing the previous one from the same login service.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be stored; the previous
  ///   session is kept.
  nonisolated(nonsending) func save(_ session: any Session) async throws(MovieError)

  /// Returns the session created by a login service, if any.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the stored session is damaged; the damaged
  ///   session is left unchanged.
  nonisolated(nonsending) func session(
    for service: String
  ) async throws(MovieError) -> (any Session)?

  /// Returns the session of the last login to the given base URL, through any login service, or
  /// `nil` if the user is not logged in.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if no such session can be read and at least one
  ///   stored session is unreadable.
  nonisolated(nonsending) func session(
    at baseURL: String
  ) async throws(MovieError) -> (any Session)?

  /// Removes the session created by a login service.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be removed.
  nonisolated(nonsending) func remove(_ service: String) async throws(MovieError)
}
