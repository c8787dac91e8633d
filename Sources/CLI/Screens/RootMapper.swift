import MovieEntities
import MoviePresentation
import ViperLocalization

/// The sentences that the root router hands to screens, in the user's language.
struct RootMapper: Sendable {
  let localizer: Localizer

  /// The sentence above the movies that a filter selects.
  var filterHint: String {
    localizer("Type / and a filter, such as 'drama 1920s with keaton under 90 sort votes'.")
  }

  /// Returns what a logout has done; the error is why the service could not end the session.
  func loggedOut(unconfirmed error: MovieError?) -> String {
    error.map { localizer.logoutUnconfirmed($0) } ?? localizer("Logged out.")
  }

  func sentence(_ error: MovieError) -> String { localizer.failure(error).text }

  /// What each login service is, by its name.
  var loginHints: [String: String] {
    Dictionary(uniqueKeysWithValues: LoginServiceName.allCases.map { ($0.rawValue, hint($0)) })
  }

  private func hint(_ service: LoginServiceName) -> String {
    switch service {
    case .embedded: localizer("A demo account of the embedded catalog.")
    case .tmdb: localizer("Your TMDB username and password.")
    case .tmdbWeb: localizer("Approve the login on a TMDB web page.")
    case .guest: localizer("No account. Guests can only rate movies.")
    }
  }
}
