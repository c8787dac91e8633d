import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps the form to its view model.
struct LoginMapper: Sendable {
  let localizer: Localizer

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
    let username = validationError(
      form.sentUsername, rule?.minUsername, localizer.text("Username")
    ) { localizer.text("The username must have at least \($0) characters.") }
    let password = validationError(
      form.password, rule?.minPassword, localizer.text("Password")
    ) { localizer.text("The password must have at least \($0) characters.") }
    let isLate = { (text: String) in isChecked || !text.isEmpty }
    return LoginViewModel(
      services: services, service: form.service, serviceHint: hint,
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
    _ text: String, _ least: Int?, _ field: String, tooShort: (Int) -> String
  ) -> String? {
    guard let least, text.count < least else { return nil }
    return least > 1
      ? tooShort(least) : localizer.text("The field '\(field)' cannot be empty.")
  }
}
