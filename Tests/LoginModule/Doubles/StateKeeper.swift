import LoginModule
import Viper

/// A view that keeps every state.
@MainActor
final class StateKeeper: LoginUI, TextScreen {
  private let presenter: any LoginPresentable
  private(set) var states: [LoginState] = []

  init(presenter: any LoginPresentable) {
    self.presenter = presenter
  }

  let scene = Scene(name: "login", title: "")

  func update(_ state: LoginState) {
    states.append(state)
  }

  func onAppear() async {
    presenter.onViewAppear()
    presenter.onChangeUsername("neo99")
    presenter.onChangePassword("zion!")
    await presenter.onSubmit()
  }

  func on(_ action: UserAction) async {}
}
