/// A user's account at the service.
public protocol Account: Sendable {
  /// The service's identifier of the account.
  var id: Int { get }
  /// The user name, with which the user logs in.
  var username: String { get }
  /// The user's display name; may be empty.
  var name: String { get }
}

extension Account {
  /// The text with which to address the user: the display name, or the user name if there is none.
  public var displayName: String { name.isEmpty ? username : name }
}

/// An account as it arrives from the service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountEntity: Account, Hashable, Codable {
  public let id: Int
  public let username: String
  public let name: String

  /// Makes an account from its values.
  ///
  /// - Parameters:
  ///   - id: The service's number of the account.
  ///   - username: The name that the person logs in with.
  ///   - name: The name that the person wants to be called, or nothing.
  public init(id: Int, username: String, name: String = "") {
    self.id = id
    self.username = username
    self.name = name
  }
}
