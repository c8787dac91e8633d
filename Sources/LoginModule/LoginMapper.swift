import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps the form to what a screen shows.
struct LoginMapper: Sendable {
  let localizer: Localizer

  func label(_ label: LoginLabel) -> String { localizer.translated(label.rawValue) }

  // Without a `rule`, there are no texts to check. With `isChecked`, the form has been submitted,
  // and only then is an empty field wrong. A `refusal` may be about one of the fields.
  func viewModel(
    _ form: LoginForm, services: [String], rule: CredentialRule?, isChecked: Bool,
    isBusy: Bool = false, refusal: Failure? = nil
  ) -> LoginViewModel {
    let refusalOf = { (code: MovieError.Code) in
      rule != nil && refusal?.movieCode == code ? refusal?.message : nil
    }
    let (refusedUsername, refusedPassword) = (refusalOf(.unknownUser), refusalOf(.wrongPassword))
    let username = complaint(form.sentUsername, rule?.leastUsername, .username) {
      localizer("The user name needs at least \($0) characters.")
    }
    let password = complaint(form.password, rule?.leastPassword, .password) {
      localizer("The password needs at least \($0) characters.")
    }
    let isLate = { (text: String) in isChecked || !text.isEmpty }
    return LoginViewModel(
      services: services, service: form.service, serviceHint: hint(form.service),
      needsPassword: rule != nil,
      username: form.username,
      usernameComplaint: refusedUsername ?? (isLate(form.username) ? username : nil),
      maskedPassword: String(repeating: "•", count: form.password.count),
      passwordComplaint: refusedPassword ?? (isLate(form.password) ? password : nil),
      failure: refusedUsername == nil && refusedPassword == nil ? refusal : nil,
      canSubmit: !isBusy && username == nil && password == nil)
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  func greeting(_ session: any Session) -> String {
    localizer("Welcome, \(session.account.displayName).")
  }

  private func hint(_ service: String) -> String {
    switch service {
    case "embedded": localizer("A demo account of the embedded catalog.")
    case "tmdb": localizer("Your user name and password at TMDB.")
    case "tmdb-web": localizer("You approve the log-in on a page of TMDB's.")
    case "guest": localizer("No account: a guest can rate movies.")
    default: ""
    }
  }

  private func complaint(
    _ text: String, _ least: Int?, _ field: LoginLabel, tooShort: (Int) -> String
  ) -> String? {
    guard let least, text.count < least else { return nil }
    return least > 1 ? tooShort(least) : localizer("The field '\(label(field))' cannot be empty.")
  }
}
