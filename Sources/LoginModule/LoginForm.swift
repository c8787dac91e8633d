import MovieEntities

/// The texts that the user has typed, and whether they can be sent.
struct LoginForm: Equatable, Sendable {
  var service: String
  var username: String
  var password = ""

  /// The user name in the form in which the service receives it.
  ///
  /// It has no blanks around it, and an e-mail address is in lowercase letters. The password is
  /// sent as typed.
  var sentUsername: String {
    let blanks = username.prefix { $0.isWhitespace }.count
    var trimmed = username.dropFirst(blanks)
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    return trimmed.contains("@") ? trimmed.lowercased() : String(trimmed)
  }

  func isUsernameRight(_ rule: CredentialRule) -> Bool {
    sentUsername.count >= rule.leastUsername
  }

  func isPasswordRight(_ rule: CredentialRule) -> Bool { password.count >= rule.leastPassword }
}
