/// A session that a log-in created, which gives access to an account at one service.
public protocol Session: Sendable {
  /// The name of the log-in service that created the session.
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
