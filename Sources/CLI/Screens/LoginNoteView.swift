import LoginModule
import Viper
import ViperTerminal
import Wording

/// The view of a log-in that a command runs.
///
/// What the user must know during the log-in is written to standard error at once. The result is in
/// the scene.
@MainActor
final class LoginNoteView: LoginUI, TextScreen {
  private let presenter: any LoginPresentable
  private let console: Console
  private(set) var scene = Scene(name: "login", title: "")

  init(presenter: any LoginPresentable, console: Console) {
    self.presenter = presenter
    self.console = console
  }

  func onAppear() async {
    presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .type("username", let text): presenter.onChangeUsername(text)
    case .type("password", let text): presenter.onChangePassword(text)
    case .submit: await presenter.onSubmit()
    default: break
    }
  }

  func update(_ state: LoginState) {
    scene.failure = nil
    scene.fields = []
    switch state {
    case .idle, .loggingIn: break
    case .editing(let form):
      scene.fields = [("username", form.usernameComplaint), ("password", form.passwordComplaint)]
        .map { Scene.Field(name: $0, label: "", text: "", complaint: $1) }
    case .approving(_, let page):
      let localizer = console.localizer
      // The address stands alone on its line, so that a terminal can open it.
      console.tell(localizer("Approve the log-in on this page:"))
      console.tell(TerminalSanitizer.clean(page))
      console.tell(localizer("Waiting for approval; press Ctrl-C to cancel."))
    case .failed(_, let failure): scene.failure = failure
    case .loggedIn(let greeting): scene.message = greeting
    }
  }
}
