import Entities
import Wording

/// Turns the form into what a screen shows.
///
/// Pure: same input, same output.
struct LoginMapper: Sendable {
  let words: Words

  // `isChecked`: an empty field is wrong once the form was sent, not before.
  func viewModel(
    _ form: LoginForm, services: [String], needsPassword: Bool, isChecked: Bool,
    isBusy: Bool = false
  ) -> LoginViewModel {
    let isLate = { (text: String) in isChecked || !text.isEmpty }
    return LoginViewModel(
      services: services, service: form.service, needsPassword: needsPassword,
      username: form.username,
      usernameComplaint: !needsPassword || form.isUsernameRight || !isLate(form.username)
        ? nil : usernameComplaint,
      maskedPassword: String(repeating: "•", count: form.password.count),
      passwordComplaint: !needsPassword || form.isPasswordRight || !isLate(form.password)
        ? nil : passwordComplaint,
      canSubmit: !isBusy && (!needsPassword || form.isRight))
  }

  func greeting(_ session: any Session) -> String {
    words("Welcome, \(session.account.displayName).")
  }

  private var usernameComplaint: String {
    words("The user name needs at least \(LoginForm.leastLength) characters.")
  }

  private var passwordComplaint: String {
    words("The password needs at least \(LoginForm.leastLength) characters.")
  }
}
