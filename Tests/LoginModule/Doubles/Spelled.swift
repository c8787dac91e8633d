import LoginModule
import Viper

/// A state as spelled in recorded events: `.editing(tmdb, neo!, •••••, off)`.
///
/// `!` marks a message, `-` an empty field, and the last word is whether the form can be submitted.
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
  let field = { (text: String, complaint: String?) in
    (text.isEmpty ? "-" : text) + (complaint == nil ? "" : "!")
  }
  return [
    form.service, field(form.username, form.usernameComplaint),
    field(form.maskedPassword, form.passwordComplaint), form.canSubmit ? "on" : "off",
  ].joined(separator: ", ")
}
