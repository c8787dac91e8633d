import MovieEntities
import MoviePresentation
import ViperLocalization

/// The localized text that the root router passes to screens.
struct RootMapper: Sendable {
  let localizer: Localizer

  /// The hint to show above a filtered list.
  var filterHint: String {
    localizer.text("Type / and a filter, such as 'comedy 1920s with buster keaton under 90'.")
  }

  /// The title of an empty search.
  var searchTitle: String { localizer.text("Search") }

  /// Returns the message to show after a logout.
  ///
  /// `error` is `nil` if the service confirmed the logout.
  func loggedOut(unconfirmed error: MovieError?) -> String {
    error.map { localizer.logoutUnconfirmed($0) } ?? localizer.text("Logged out.")
  }

  func sentence(_ error: MovieError) -> String { localizer.failure(error).text }

  /// The descriptions of login services, keyed by service name.
  var loginHints: [String: String] {
    Dictionary(uniqueKeysWithValues: LoginServiceName.allCases.map { ($0.rawValue, hint($0)) })
  }

  private func hint(_ service: LoginServiceName) -> String {
    switch service {
    case .embedded:
      localizer.text("Demo account: user2 / 951753")
    case .tmdb: localizer.text("Your TMDB username and password.")
    case .tmdbWeb: localizer.text("Approve the login on a TMDB web page.")
    case .guest: localizer.text("No account. Guests can only rate movies.")
    }
  }
}
