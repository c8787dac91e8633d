import LoginModule
import MovieEntities
import Testing
import Viper

/// An interactor with one account, which checks the email address before the password.
private struct InteractorMock: LoginInteractable {
  let services = ["tmdb"]

  func credentials(of service: String) -> CredentialRule? { .notEmpty }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    guard username == "a@b.com" else { throw MovieError(.login(.unknownUser)) }
    guard password == "12345" else { throw MovieError(.login(.wrongPassword)) }
    let account = AccountEntity(id: 1, username: username, name: "SwiftBeta")
    return SessionEntity(service: service, baseURL: "", id: "token", account: account)
  }
}

/// The test to read first: a mock answers a login, and all other parts are real.
@MainActor
struct FirstTest {
  @Test(arguments: [
    ("b@b.com", "12345", "Unknown username."), ("a@b.com", "1234", "The password is wrong."),
    ("a@b.com", "12345", "Welcome, SwiftBeta."),
  ])
  func `A login shows its result`(email: String, password: String, result: String) async {
    let window = Window()
    await window.replaceRoot(
      with: LoginAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))
    await window.send(.type(field: "username", text: email))
    await window.send(.type(field: "password", text: password))
    // Returns when the attempt has ended and been drawn, so the test needs no sleep.
    await window.send(.submit())
    #expect(window.scene?.text.contains(result) == true)
  }
}
