import Entities
import Wording

/// Maps the form to what a screen shows.
///
/// The mapping is pure: the same input always gives the same output.
struct LoginMapper: Sendable {
  let localizer: Localizer

  // Without a `rule`, there are no texts to check. With `isChecked`, the form has been submitted,
  // and only then is an empty field wrong.
  func viewModel(
    _ form: LoginForm, services: [String], rule: CredentialRule?, isChecked: Bool,
    isBusy: Bool = false
  ) -> LoginViewModel {
    let username = rule.flatMap {
      form.isUsernameRight($0) ? nil : usernameComplaint($0.leastUsername)
    }
    let password = rule.flatMap {
      form.isPasswordRight($0) ? nil : passwordComplaint($0.leastPassword)
    }
    let isLate = { (text: String) in isChecked || !text.isEmpty }
    return LoginViewModel(
      services: services, service: form.service, needsPassword: rule != nil,
      username: form.username, usernameComplaint: isLate(form.username) ? username : nil,
      maskedPassword: String(repeating: "•", count: form.password.count),
      passwordComplaint: isLate(form.password) ? password : nil,
      canSubmit: !isBusy && username == nil && password == nil)
  }

  func greeting(_ session: any Session) -> String {
    localizer("Welcome, \(session.account.displayName).")
  }

  private func usernameComplaint(_ least: Int) -> String {
    least > 1
      ? localizer("The user name needs at least \(least) characters.")
      : empty(localizer("User name"))
  }

  private func passwordComplaint(_ least: Int) -> String {
    least > 1
      ? localizer("The password needs at least \(least) characters.") : empty(localizer("Password"))
  }

  private func empty(_ field: String) -> String {
    localizer("The field '\(field)' cannot be empty.")
  }
}
