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

extension MovieError {
  /// The reason why a request is not allowed with the session, or without one.
  public enum NotLoggedIn: Hashable, Sendable, CaseIterable {
    /// There is no session.
    case noSession
    /// There is no session, and one of the user's own lists needs one.
    case noSessionForList
    /// There is no session, and marking a movie needs one.
    case noSessionForMarks
    /// The request needs a session, or the service no longer accepts this one.
    case sessionRefused
    /// The session belongs to another service.
    case sessionOfAnotherService
    /// The session belongs to a guest, who has no favorites and no watchlist.
    case guest
    /// The list belongs to a user, and a catalog has no such lists.
    case personalList
  }
}
