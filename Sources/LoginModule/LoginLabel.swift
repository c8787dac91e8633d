/// A text of the form that is always the same; the raw value is its English.
public enum LoginLabel: String, Sendable, CaseIterable {
  /// The title of the form, and the label of its button.
  case logIn = "Log in"
  /// An attempt is under way.
  case loggingIn = "Logging in…"
  /// An attempt waits for approval.
  case loading = "Loading…"
  /// The text above the page on which the user approves the log-in.
  case approval = "Approve the log-in on this page:"
  // The labels of fields.
  case service = "Service"
  case username = "User name"
  case password = "Password"
}
