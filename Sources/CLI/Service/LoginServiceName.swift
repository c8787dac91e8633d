import Entities
import TMDB

/// The services that somebody can log in to, as the command line spells them.
enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest

  /// What the service of that name asks of a user name and a password, where it wants them.
  var rule: CredentialRule {
    switch self {
    // The demo accounts stand in the manual: what is shorter is a slip.
    case .embedded: CredentialRule(leastUsername: 5, leastPassword: 5)
    case .tmdb, .tmdbWeb, .guest: .notEmpty
    }
  }

  /// The log-in with a user name and a password that has this name.
  func passwordLogin(over transport: any Transport) -> PasswordLogin {
    PasswordLogin(name: rawValue, transport: transport, rule: rule)
  }
}
