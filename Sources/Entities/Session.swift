/// What a log-in leaves behind: the right to act for an account at one service.
public protocol Session: Sendable {
  /// The log-in service that gave it, by its name.
  var service: String { get }
  /// Where that service lives. The session is sent nowhere else.
  var baseURL: String { get }
  /// The secret that proves it. It never appears in output, logs or caches.
  var id: String { get }
  /// Whose it is.
  var account: any Account { get }
}

/// A session as it is kept from one run to the next.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SessionEntity: Session, Hashable, Codable {
  public let service: String
  public let baseURL: String
  public let id: String
  public var account: any Account { owner }
  private let owner: AccountEntity

  private enum CodingKeys: String, CodingKey {
    case service
    case baseURL = "base_url"
    case id = "session_id"
    case owner = "account"
  }

  /// Makes a session from its values.
  ///
  /// - Parameters:
  ///   - service: The log-in service that gave it, by its name.
  ///   - baseURL: Where that service lives.
  ///   - id: The secret that proves it.
  ///   - account: Whose it is.
  public init(service: String, baseURL: String, id: String, account: any Account) {
    self.service = service
    self.baseURL = baseURL
    self.id = id
    owner = AccountEntity(id: account.id, username: account.username, name: account.name)
  }
}
