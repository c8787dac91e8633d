import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps the form to its view model.
struct LoginMapper: Sendable {
  /// The labels shared by all states.
  let labels: LoginLabels
  private let localizer: Localizer

  init(localizer: Localizer) {
    self.localizer = localizer
    labels = LoginLabels(
      title: localizer.text("Log in"), submit: localizer.text("Log in"),
      loggingIn: localizer.text("Logging in…"),
      approval: localizer.text("Approve the login on this page:"),
      waiting: localizer.text("Loading…"),
      service: .init(localizer.text("Service")),
      username: .init(
        localizer.text("Username"), placeholder: localizer.text("Username or email")),
      password: .init(localizer.text("Password"), placeholder: localizer.text("Password")))
  }

  // Without a `rule`, the form has no fields to validate. Empty fields are errors only if
  // `isChecked` is `true`, which means that the form has been submitted. A `rejection` may apply to
  // a single field.
  func viewModel(
    _ form: LoginForm, services: [String], hint: String = "", rule: CredentialRule?,
    isChecked: Bool, isBusy: Bool = false, rejection: Failure? = nil
  ) -> LoginViewModel {
    let rejectionOf = { (code: MovieError.Code) in
      rule != nil && rejection?.movieCode == code ? rejection?.message : nil
    }
    let (rejectedUsername, rejectedPassword) = (
      rejectionOf(.unknownUser), rejectionOf(.wrongPassword)
    )
    let username = validationError(form.sentUsername, rule?.minUsername, labels.username) {
      localizer.text("The username must have at least \($0) characters.")
    }
    let password = validationError(form.password, rule?.minPassword, labels.password) {
      localizer.text("The password must have at least \($0) characters.")
    }
    let isLate = { (text: String) in isChecked || !text.isEmpty }
    return LoginViewModel(
      labels: labels, services: services, service: form.service, serviceHint: hint,
      needsPassword: rule != nil, username: form.username,
      usernameValidationError: rejectedUsername ?? (isLate(form.username) ? username : nil),
      maskedPassword: String(repeating: "•", count: form.password.count),
      passwordValidationError: rejectedPassword ?? (isLate(form.password) ? password : nil),
      failure: rejectedUsername == nil && rejectedPassword == nil ? rejection : nil,
      canSubmit: !isBusy && username == nil && password == nil)
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  func greeting(_ session: any Session) -> String {
    localizer.text("Welcome, \(session.account.displayName).")
  }

  private func validationError(
    _ text: String, _ least: Int?, _ field: LoginLabels.Field, tooShort: (Int) -> String
  ) -> String? {
    guard let least, text.count < least else { return nil }
    return least > 1
      ? tooShort(least) : localizer.text("The field '\(field.label)' cannot be empty.")
  }
}
