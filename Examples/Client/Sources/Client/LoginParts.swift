import LoginModule
import MovieEntities
import Viper

// Custom types for the parts of a login.

nonisolated struct LoginInteractor: LoginInteractable {
  let services = ["films"]

  func credentials(of service: String) -> CredentialRule? {
    CredentialRule(minUsername: 2, minPassword: 0)
  }

  func logIn(
    service: String, username: String, password: String,
    approve: nonisolated(nonsending) @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    await approve("https://films.example/approve")
    return FilmSession()
  }
}

@MainActor
final class CustomLoginRouter: LoginRouting, LoginOutput {
  private(set) var greetings: [String] = []

  func finish(with session: any Session, greeting: String) async {
    await login(didFinishWith: session, greeting: greeting)
  }
  func close() async { await loginDidClose() }
  func login(didFinishWith session: any Session, greeting: String) async {
    greetings.append(greeting)
  }
  func loginDidClose() async { greetings = [] }
}

@MainActor
final class LoginStore: LoginUI, Screen {
  let presenter: any LoginPresentable
  private(set) var canSubmit = false

  init(presenter: any LoginPresentable) { self.presenter = presenter }

  func update(_ state: LoginState) {
    canSubmit = state.form.canSubmit
  }

  func onAppear() async { presenter.onViewAppear() }
}

@MainActor
final class LoginPresenter: LoginPresentable {
  private(set) var calls: [String] = []

  func onViewAppear() { calls.append("appear") }
  func onChangeService(_ name: String) { calls.append("service \(name)") }
  func onChangeUsername(_ text: String) { calls.append("username \(text)") }
  func onChangePassword(_ text: String) { calls.append("password") }
  func onSubmit() async { calls.append("submit") }
  func onBack() async { calls.append("back") }
}
