import LoginModule
import Viper
import Wording

/// The log-in of a command: what a person has to know while it runs goes to standard error at once, what
/// came of it stands in the scene.
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
      console.note(SafeText.clean(localizer("Approve the log-in on this page: \(page)")))
      console.note(localizer("Waiting for it; Ctrl-C gives up."))
    case .failed(_, let failure): scene.failure = failure
    case .loggedIn(let greeting): scene.message = greeting
    }
  }
}
