import LoginModule
import MovieEntities
import Testing
import Viper

/// An interactor that is always offline.
private struct InteractorMock: LoginInteractable {
  let services = ["tmdb"]

  func credentials(of service: String) -> CredentialRule? { .notEmpty }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    throw MovieError(.offline, "There is no connection.")
  }
}

/// The test to read first: a mock answers a login, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `A form that is filled in and submitted shows why the login failed`() async {
    let window = Window()
    await window.replaceRoot(
      with: LoginAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))
    #expect(window.scene?.title == "Log in")

    await window.send(.type(field: "username", text: "ada"))
    await window.send(.type(field: "password", text: "secret"))
    #expect(window.scene?.fields.map(\.text) == ["tmdb", "ada", "••••••"])

    // Returns when the attempt has ended and been drawn, so the test needs no sleep.
    await window.send(.submit())
    #expect(window.scene?.failure?.code == "offline")
  }
}
