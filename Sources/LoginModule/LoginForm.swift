import Entities

/// What the person typed, and whether it can be sent.
struct LoginForm: Equatable, Sendable {
  var service: String
  var username: String
  var password = ""

  /// The user name as the service gets it: without blanks around it, an e-mail address in small
  /// letters.
  ///
  /// The password is taken as typed.
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
