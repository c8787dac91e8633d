import Viper
import ViperTesting
import Wording

@testable import LoginModule

/// The module's own view, with a note of each state that it is given.
@MainActor
final class ViewSpy: LoginScreen {
  private let recorder: Recorder
  private let view: LoginView

  init(recorder: Recorder, presenter: any LoginPresentable, words: Words) {
    self.recorder = recorder
    view = LoginView(presenter: presenter, words: words)
  }

  var scene: Scene { view.scene }

  func update(_ state: LoginState) {
    recorder.record("view.update(\(spelled(state)))")
    view.update(state)
  }

  func onAppear() async {
    await view.onAppear()
  }

  func on(_ action: UserAction) async {
    await view.on(action)
  }
}
