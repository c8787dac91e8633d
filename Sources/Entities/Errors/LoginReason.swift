extension MovieError {
  /// The reason why a log-in was refused.
  public enum Login: Hashable, Sendable {
    /// The service has no such user.
    case unknownUser
    /// The password is wrong.
    case wrongPassword
    /// The user name or the password is wrong; the service does not say which.
    case wrongUsernameOrPassword
    /// The account is disabled.
    case accountDisabled
    /// The e-mail address of the account is not confirmed.
    case addressNotConfirmed
    /// The user has not approved the log-in.
    case notApproved
    /// The service did not accept the request token.
    case badToken
    /// There is no log-in service with this name; `offered` has the names of those that exist.
    case unknownService(String, offered: [String])

    var code: Code {
      switch self {
      case .unknownUser: .unknownUser
      case .wrongPassword: .wrongPassword
      case .wrongUsernameOrPassword, .accountDisabled, .addressNotConfirmed, .badToken:
        .loginRefused
      case .notApproved: .notApproved
      case .unknownService: .refused
      }
    }
  }
}
