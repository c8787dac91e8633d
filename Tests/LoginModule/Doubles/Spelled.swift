import LoginModule
import Viper

/// Returns the text of a state in events, such as `.editing(tmdb, neo!, •••••, off)`.
///
/// `!` marks an invalid field, `-` an empty one, and the last word says whether the form can be
/// submitted.
func spelled(_ state: LoginState) -> String {
  let form = spelled(state.form)
  return switch state.login {
  case .idle: ".editing(\(form))"
  case .loading: state.approvalPage.map { ".approving(\($0): \(form))" } ?? ".loggingIn(\(form))"
  case .failed(let failure, _): ".failed(\(failure.code): \(form))"
  case .loaded(let greeting): ".loggedIn(\(greeting))"
  }
}

private func spelled(_ form: LoginViewModel) -> String {
  let field = { (text: String, validationError: String?) in
    (text.isEmpty ? "-" : text) + (validationError == nil ? "" : "!")
  }
  return [
    form.service, field(form.username, form.usernameValidationError),
    field(form.maskedPassword, form.passwordValidationError), form.canSubmit ? "on" : "off",
  ].joined(separator: ", ")
}
