import MovieEntities
import ViperLocalization

/// Creates a sample session.
func session(
  _ id: String = "s1", of service: String = "tmdb", username: String = "neo99",
  name: String = "Neo"
) -> SessionEntity {
  SessionEntity(
    service: service, baseURL: "https://api.themoviedb.org", id: id,
    account: AccountEntity(id: 1, username: username, name: name))
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no way to the service.", advice: "Check the connection.", canRetry: true)
  /// An error that requires another password.
  static let wrongPassword = MovieError(
    .wrongPassword, "The password is wrong.", advice: "Type it again.")
  /// An error that requires a writable state folder.
  static let notWritable = MovieError(
    .stateNotWritable, "The session could not be kept.", advice: "Free some space.")
}

extension Localizer {
  /// Some of the form's texts in German; the others stay English.
  static let german = Localizer(
    texts: [
      "Log in": "Anmelden", "Service": "Dienst", "Username": "Benutzername",
      "Password": "Passwort", "Welcome, {0}.": "Willkommen, {0}.",
      "Approve the login on this page:": "Bestätige die Anmeldung hier:",
      "The username must have at least {0} characters.": "Ein Name hat mindestens {0} Zeichen.",
      "The password must have at least {0} characters.": "Ein Passwort hat mindestens {0} Zeichen.",
      "The field '{0}' cannot be empty.": "Das Feld '{0}' darf nicht leer sein.",
    ],
    numbers: .english)
}
