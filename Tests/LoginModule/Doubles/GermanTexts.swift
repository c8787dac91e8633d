import ViperLocalization

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
