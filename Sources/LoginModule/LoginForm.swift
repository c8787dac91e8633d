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
    username.contains("@") ? username.trimmed.lowercased() : String(username.trimmed)
  }
}
