/// What a log-in service asks of a user name and a password before it is worth asking the service.
public struct CredentialRule: Hashable, Sendable {
  /// How many characters the user name needs, without blanks around it.
  public let leastUsername: Int
  /// How many characters the password needs.
  public let leastPassword: Int

  /// Any user name and any password that are not empty.
  public static let notEmpty = CredentialRule(leastUsername: 1, leastPassword: 1)

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - leastUsername: How many characters the user name needs, from 0.
  ///   - leastPassword: How many characters the password needs, from 0.
  public init(leastUsername: Int, leastPassword: Int) {
    self.leastUsername = leastUsername
    self.leastPassword = leastPassword
  }
}
