import LoginModule
import Viper

/// Returns the text of a state in events, such as `.editing(tmdb, neo!, •••••, off)`.
///
/// `!` marks an invalid field, `-` an empty one, and the last word says whether the form can be
/// submitted.
func spelled(_ state: LoginState) -> String {
  switch state {
  case .idle: ".idle"
  case .editing(let form): ".editing(\(spelled(form)))"
  case .loggingIn(let form): ".loggingIn(\(spelled(form)))"
  case .approving(let form, let page): ".approving(\(page): \(spelled(form)))"
  case .failed(let form, let failure): ".failed(\(failure.code): \(spelled(form)))"
  case .loggedIn(let greeting, _): ".loggedIn(\(greeting))"
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
