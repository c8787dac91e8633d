extension MovieError {
  /// Why a log-in was refused.
  public enum Login: Hashable, Sendable {
    /// The service knows no such user.
    case unknownUser
    /// The password is wrong.
    case wrongPassword
    /// The user name or the password is wrong; the service does not say which.
    case wrongUsernameOrPassword
    /// The account is disabled.
    case accountDisabled
    /// The e-mail address of the account is not confirmed.
    case addressNotConfirmed
    /// The person has not approved the log-in.
    case notApproved
    /// The service did not take the request token.
    case badToken
    /// There is no log-in service of this name; those that there are.
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
