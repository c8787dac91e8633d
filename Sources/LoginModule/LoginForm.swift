import MovieEntities

/// The texts that the user has typed, and whether they can be sent.
struct LoginForm: Equatable, Sendable {
  var service: String
  var username: String
  var password = ""

  /// The user name without blanks around it, in lowercase letters if it is an e-mail address.
  var sentUsername: String {
    username.contains("@") ? username.trimmed.lowercased() : String(username.trimmed)
  }
}
