import MovieEntities
import MovieTMDB

/// The services that the user can log in to, as the command line spells them.
enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest

  /// Returns the log-in with a user name and a password that has this name.
  func passwordLogin(over transport: any Transport) -> PasswordLogin {
    // The manual lists the demo accounts, so a shorter user name or password is a typing mistake.
    let rule = CredentialRule(leastUsername: 5, leastPassword: 5)
    return PasswordLogin(
      name: rawValue, transport: transport, rule: self == .embedded ? rule : .notEmpty)
  }
}
