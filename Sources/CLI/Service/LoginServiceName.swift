import Entities
import TMDB

/// The services that somebody can log in to, as the command line spells them.
enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest

  /// The log-in with a user name and a password that has this name.
  func passwordLogin(over transport: any Transport) -> PasswordLogin {
    // The demo accounts stand in the manual: what is shorter is a slip.
    let rule = CredentialRule(leastUsername: 5, leastPassword: 5)
    return PasswordLogin(
      name: rawValue, transport: transport, rule: self == .embedded ? rule : .notEmpty)
  }
}
