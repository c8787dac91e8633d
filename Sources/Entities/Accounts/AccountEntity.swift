/// An account as a value, which is stored with its session.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountEntity: Account, Hashable, Codable {
  public let id: Int
  public let username: String
  public let name: String

  /// Creates an account from its values.
  public init(id: Int, username: String, name: String = "") {
    self.id = id
    self.username = username
    self.name = name
  }
}
