/// The minimum lengths that a log-in service requires of a user name and a password.
///
/// They are checked before a request is sent to the service.
public struct CredentialRule: Hashable, Sendable {
  /// The minimum number of characters in the user name, without whitespace around it.
  public let leastUsername: Int
  /// The minimum number of characters in the password.
  public let leastPassword: Int

  /// A rule that accepts any user name and any password that are not empty.
  public static let notEmpty = CredentialRule(leastUsername: 1, leastPassword: 1)

  /// Creates a rule.
  public init(leastUsername: Int, leastPassword: Int) {
    self.leastUsername = leastUsername
    self.leastPassword = leastPassword
  }
}
