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
