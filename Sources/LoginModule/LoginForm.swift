/// What the person typed, and whether it can be sent.
struct LoginForm: Equatable, Sendable {
  /// How many characters each field needs.
  static let leastLength = 5

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

  var isUsernameRight: Bool { sentUsername.count >= Self.leastLength }
  var isPasswordRight: Bool { password.count >= Self.leastLength }
  var isRight: Bool { isUsernameRight && isPasswordRight }
}
