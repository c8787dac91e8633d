import ViperLocalization

/// A text of the form that is always the same.
public enum LoginLabel: Hashable, Sendable, CaseIterable {
  /// The title of the form, and the label of its button.
  case logIn
  /// An attempt is under way, or waits for approval.
  case loggingIn, loading
  /// The text above the page on which the user approves the log-in.
  case approval
  /// The labels of fields.
  case service, username, password
}

extension LoginMapper {
  /// Returns a label in the user's language.
  func label(_ label: LoginLabel) -> String {
    switch label {
    case .logIn: localizer("Log in")
    case .loggingIn: localizer("Logging in…")
    case .loading: localizer("Loading…")
    case .approval: localizer("Approve the log-in on this page:")
    case .service: localizer("Service")
    case .username: localizer("User name")
    case .password: localizer("Password")
    }
  }
}
