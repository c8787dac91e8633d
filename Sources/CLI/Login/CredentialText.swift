/// What was given as a user name or as a password.
enum CredentialText {
  case text(String)
  /// It is no text, as a sentence says.
  case unreadable(String)
}
