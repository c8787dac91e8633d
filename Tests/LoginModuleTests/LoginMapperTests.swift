import Entities
import Testing
import Viper
import Wording

@testable import LoginModule

@Suite("Log-in mapper")
struct LoginMapperTests {
  let mapper = LoginMapper(words: .english)

  /// What is shown of a form with this much in it.
  private func shown(
    _ username: String, _ password: String, needsPassword: Bool = true, isChecked: Bool = false,
    isBusy: Bool = false
  ) -> LoginViewModel {
    mapper.viewModel(
      LoginForm(service: "tmdb", username: username, password: password),
      services: ["tmdb", "demo"], needsPassword: needsPassword, isChecked: isChecked, isBusy: isBusy
    )
  }

  @Test("A form is shown as typed, the password as dots")
  func form() {
    #expect(
      shown(" neo99 ", "zion!1")
        == LoginViewModel(
          services: ["tmdb", "demo"], service: "tmdb", needsPassword: true,
          username: " neo99 ", usernameComplaint: nil, maskedPassword: "••••••",
          passwordComplaint: nil,
          canSubmit: true))
  }

  @Test(
    "A field that was begun and is too short says how long it must be",
    arguments: ["n", "neo9", "    "])
  func tooShort(text: String) {
    let form = shown(text, text)
    #expect(form.usernameComplaint == "The user name needs at least 5 characters.")
    #expect(form.passwordComplaint == "The password needs at least 5 characters.")
    #expect(!form.canSubmit)
  }

  @Test("An empty field is wrong once the form was sent, not before", arguments: [false, true])
  func empty(isChecked: Bool) {
    let form = shown("", "", isChecked: isChecked)
    #expect((form.usernameComplaint != nil) == isChecked)
    #expect((form.passwordComplaint != nil) == isChecked)
    #expect(!form.canSubmit)
  }

  @Test("A service without a password can be sent at once, and complains of nothing")
  func withoutPassword() {
    let form = shown("n", "", needsPassword: false, isChecked: true)
    #expect(form.canSubmit)
    #expect(form.usernameComplaint == nil)
    #expect(form.passwordComplaint == nil)
    #expect(!shown("", "", needsPassword: false, isBusy: true).canSubmit)
  }

  @Test("A form that is right has no complaint, sent or not", arguments: [false, true])
  func right(isChecked: Bool) {
    let form = shown("neo99", "zion!", isChecked: isChecked)
    #expect(form.usernameComplaint == nil)
    #expect(form.passwordComplaint == nil)
    #expect(form.canSubmit)
  }

  @Test(
    "A form can be sent when both fields are right",
    arguments: [
      ("neo99", "zion!", true), ("neo9", "zion!", false), ("neo99", "zion", false),
      ("neo9 ", "zion!", false), ("neo99", "     ", true),
    ])
  func canSubmit(username: String, password: String, isRight: Bool) {
    #expect(shown(username, password).canSubmit == isRight)
  }

  @Test("While an attempt runs, a form that is right cannot be sent")
  func busy() {
    let form = shown("neo99", "zion!", isBusy: true)
    #expect(!form.canSubmit)
    #expect(form.usernameComplaint == nil)
    #expect(form.passwordComplaint == nil)
  }

  @Test("People are greeted by their name, or else by their user name")
  func greeting() {
    #expect(mapper.greeting(session(name: "Neo")) == "Welcome, Neo.")
    #expect(mapper.greeting(session(username: "neo99", name: "")) == "Welcome, neo99.")
  }

  @Test("A failure says what happened, what to do, and whether to try again")
  func failure() {
    #expect(
      mapper.words.failure(.offline)
        == Failure(
          code: "offline", message: "There is no way to the service.",
          advice: "Check the connection.", canRetry: true))
  }
}
