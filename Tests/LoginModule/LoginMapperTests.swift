import MovieEntities
import Testing
import Viper
import ViperLocalization

@testable import LoginModule

struct LoginMapperTests {
  let mapper = LoginMapper(localizer: .english)

  /// The view model for a form with the given texts.
  private func shown(
    _ username: String, _ password: String,
    rule: CredentialRule? = CredentialRule(minUsername: 5, minPassword: 5),
    isChecked: Bool = false, isBusy: Bool = false
  ) -> LoginViewModel {
    mapper.viewModel(
      LoginForm(service: "tmdb", username: username, password: password),
      services: ["tmdb", "demo"], rule: rule, isChecked: isChecked, isBusy: isBusy
    )
  }

  @Test func `A form shows the text as typed and the password as dots`() {
    #expect(
      shown(" neo99 ", "zion!1")
        == LoginViewModel(
          services: ["tmdb", "demo"], service: "tmdb", needsPassword: true,
          username: " neo99 ", usernameValidationError: nil, maskedPassword: "••••••",
          passwordValidationError: nil,
          canSubmit: true))
  }

  @Test(arguments: ["n", "neo9", "    "])
  func `A field that is too short shows its minimum length once typing has begun`(text: String) {
    let form = shown(text, text)
    #expect(form.usernameValidationError == "The username must have at least 5 characters.")
    #expect(form.passwordValidationError == "The password must have at least 5 characters.")
    #expect(!form.canSubmit)
  }

  @Test(arguments: [false, true])
  func `An empty field is invalid only after submitting`(isChecked: Bool) {
    let form = shown("", "", isChecked: isChecked)
    #expect((form.usernameValidationError != nil) == isChecked)
    #expect((form.passwordValidationError != nil) == isChecked)
    #expect(!form.canSubmit)
  }

  @Test func `A service without a password can be submitted immediately without messages`() {
    let form = shown("n", "", rule: nil, isChecked: true)
    #expect(form.canSubmit)
    #expect(form.usernameValidationError == nil)
    #expect(form.passwordValidationError == nil)
    #expect(!shown("", "", rule: nil, isBusy: true).canSubmit)
  }

  @Test(arguments: [
    ("neo99", "zion!", true), ("neo9", "zion!", false), ("neo99", "zion", false),
    ("neo9 ", "zion!", false), ("neo99", "     ", true),
  ])
  func `A form can be submitted when both fields are valid`(
    username: String, password: String, isValid: Bool
  ) {
    #expect(shown(username, password).canSubmit == isValid)
  }

  @Test(
    arguments: [
      ("ada", "x", .notEmpty, true), ("a", "x", .notEmpty, true), ("", "x", .notEmpty, false),
      (" ", "x", .notEmpty, false), ("ada", "", .notEmpty, false), ("ada", " ", .notEmpty, true),
      ("ada", "12345678", CredentialRule(minUsername: 3, minPassword: 8), true),
      ("ad", "12345678", CredentialRule(minUsername: 3, minPassword: 8), false),
      ("ada", "1234567", CredentialRule(minUsername: 3, minPassword: 8), false),
      ("", "", CredentialRule(minUsername: 0, minPassword: 0), true),
    ] as [(String, String, CredentialRule, Bool)])
  func `What can be submitted depends on the service`(
    username: String, password: String, rule: CredentialRule, isValid: Bool
  ) {
    #expect(shown(username, password, rule: rule).canSubmit == isValid)
  }

  @Test func `Each message has the service's minimum length`() {
    let rule = CredentialRule(minUsername: 2, minPassword: 8)
    let form = shown("a", "1234567", rule: rule)
    #expect(form.usernameValidationError == "The username must have at least 2 characters.")
    #expect(form.passwordValidationError == "The password must have at least 8 characters.")
  }

  @Test func `If one character is enough, a submitted empty field is reported as empty`() {
    let form = shown("", "", rule: .notEmpty, isChecked: true)
    #expect(form.usernameValidationError == "The field 'Username' cannot be empty.")
    #expect(form.passwordValidationError == "The field 'Password' cannot be empty.")
    #expect(shown("", "", rule: .notEmpty).usernameValidationError == nil)
    #expect(shown(" ", "", rule: .notEmpty).usernameValidationError != nil)
  }

  @Test func `During an attempt, a valid form cannot be submitted`() {
    let form = shown("neo99", "zion!", isBusy: true)
    #expect(!form.canSubmit)
    #expect(form.usernameValidationError == nil)
    #expect(form.passwordValidationError == nil)
  }

  @Test func `People are greeted by name, or by user name without one`() {
    #expect(mapper.greeting(session(name: "Neo")) == "Welcome, Neo.")
    #expect(mapper.greeting(session(username: "neo99", name: "")) == "Welcome, neo99.")
  }
}
