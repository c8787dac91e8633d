import LoginModule
import MovieEntities
import Testing
import Viper

/// An interactor with one account, which checks the email address before the password.
private struct InteractorMock: LoginInteractable {
  let services = ["tmdb"]

  func credentials(of service: String) -> CredentialRule? {
    CredentialRule(minUsername: 5, minPassword: 5)
  }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    guard username == "swiftbeta@example.com" else { throw MovieError(.login(.unknownUser)) }
    guard password == "1234567890" else { throw MovieError(.login(.wrongPassword)) }
    return SessionEntity(
      service: service, baseURL: "https://api.example.com", id: "token",
      account: AccountEntity(id: 1, username: username, name: "SwiftBeta"))
  }
}

/// The test to read first: a mock answers a login, and all other parts are real.
@MainActor
struct FirstTest {
  private let window = Window()

  /// Opens the form, fills it in and submits it.
  private func logIn(_ email: String, _ password: String) async {
    await window.replaceRoot(
      with: LoginAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))
    await window.send(.type(field: "username", text: email))
    await window.send(.type(field: "password", text: password))
    // Returns when the attempt has ended and been drawn, so the test needs no sleep.
    await window.send(.submit())
  }

  private var errors: [String]? { window.scene?.fields.compactMap(\.validationError) }

  @Test func `A wrong email address is shown below the username`() async {
    await logIn("swift@example.com", "1234567890")
    #expect(errors == ["Unknown username."])
  }

  @Test func `A wrong password is shown below the password`() async {
    await logIn("swiftbeta@example.com", "12345")
    #expect(errors == ["The password is wrong."])
  }

  @Test func `A login welcomes the user`() async {
    await logIn("swiftbeta@example.com", "1234567890")
    #expect(window.scene?.text == "Log in\nWelcome, SwiftBeta.")
  }
}
