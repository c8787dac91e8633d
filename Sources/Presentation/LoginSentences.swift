package import MovieEntities
import Viper
package import ViperLocalization

/// The sentences for a log-in that was refused, and for one that is missing.
extension ErrorSentences {
  func text(for reason: MovieError.Login) -> ErrorText {
    switch reason {
    case .unknownUser: (localizer("Unknown username."), "")
    case .wrongPassword: (localizer("The password is wrong."), "")
    case .wrongUsernameOrPassword:
      (localizer("The username or password is wrong."), "")
    case .accountDisabled: (localizer("The account is disabled."), localizer("Contact TMDB."))
    case .addressNotConfirmed:
      (
        localizer("The account's email address is not confirmed."),
        localizer("Follow the link in the email from TMDB.")
      )
    case .notApproved:
      (localizer("The login has not been approved."), localizer("Approve it or log in again."))
    case .badToken: (localizer("TMDB rejected the login."), localizer("Log in again."))
    case .unknownService(let name, let offered):
      (
        localizer("Unknown login service '\(name)'."),
        localizer("Use one of: \(offered.joined(separator: ", ")).")
      )
    }
  }

  func text(for reason: MovieError.NotLoggedIn) -> ErrorText {
    switch reason {
    case .noSession: (localizer("You are not logged in."), "")
    case .noSessionForList:
      (localizer("You are not logged in."), localizer("Log in to see this list."))
    case .noSessionForMarks:
      (localizer("You are not logged in."), localizer("Log in to mark movies."))
    case .sessionRefused:
      (localizer("Not logged in, or the session has expired."), localizer("Log in again."))
    case .sessionOfAnotherService:
      (localizer("The session belongs to another service."), localizer("Log in here."))
    case .guest:
      (
        localizer("Guests can rate movies but have no favorites or watchlist."),
        localizer("Log in with an account.")
      )
    case .personalList:
      (localizer("This list requires an account."), localizer("Log in to see it."))
    }
  }
}

extension Localizer {
  /// Returns the sentence that a session was ended here, but not at the service.
  package func logoutUnconfirmed(_ refusal: MovieError) -> String {
    let (localizer, reason) = (self, failure(refusal).message)
    return localizer(
      "Note: logged out locally; could not end the session at the service: \(reason)")
  }

  package func loggedIn(_ account: any Account, with service: String) -> String {
    let (localizer, name) = (self, "\(account.displayName) (\(account.username))")
    return localizer("Logged in as \(name) with '\(service)'.")
  }
}
