import Entities

/// The sentences for a log-in that was refused, and for one that is missing.
extension ErrorSentences {
  func said(_ reason: MovieError.Login) -> Said {
    switch reason {
    case .unknownUser: (words("There is no user of that name."), words("Check the user name."))
    case .wrongPassword: (words("The password is wrong."), words("Check the password."))
    case .wrongUsernameOrPassword:
      (words("The user name or the password is wrong."), words("Check both."))
    case .accountDisabled: (words("The account is disabled."), words("Ask TMDB why."))
    case .addressNotConfirmed:
      (
        words("The account's e-mail address is not confirmed."),
        words("Follow the link in TMDB's mail.")
      )
    case .notApproved:
      (words("The log-in is not approved."), words("Approve it, or log in again."))
    case .badToken: (words("TMDB did not take the log-in."), words("Log in again."))
    case .unknownService(let name, let offered):
      (
        words("There is no log-in service '\(name)'."),
        words("Choose one of: \(offered.joined(separator: ", ")).")
      )
    }
  }

  func said(_ reason: MovieError.NotLoggedIn) -> Said {
    switch reason {
    case .noSession: (words("You are not logged in."), "")
    case .noSessionForList:
      (words("You are not logged in."), words("Log in to see this list."))
    case .noSessionForMarks:
      (words("You are not logged in."), words("Log in to mark movies."))
    case .sessionRefused:
      (words("This needs a log-in, or the session has ended."), words("Log in again."))
    case .sessionOfAnotherService:
      (words("The session belongs to another service."), words("Log in here."))
    case .guest:
      (
        words("A guest can rate movies, and has no favorites or watchlist."),
        words("Log in with an account.")
      )
    case .personalList: (words("This list belongs to a person."), words("Log in to see it."))
    }
  }
}
