import Entities
import Viper
import Wording

/// Draws the log-in form as a scene.
@MainActor
final class LoginView: LoginUI, TextScreen {
  private let presenter: any LoginPresentable
  private let localizer: Localizer
  private let drawing = Drawing(LoginState.idle)

  init(presenter: any LoginPresentable, localizer: Localizer) {
    self.presenter = presenter
    self.localizer = localizer
  }

  func update(_ state: LoginState) {
    drawing.update(state)
  }

  func onAppear() async {
    presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .type("service", let text): presenter.onChangeService(text)
    case .type("username", let text): presenter.onChangeUsername(text)
    case .type("password", let text): presenter.onChangePassword(text)
    case .submit, .activate("submit"): await presenter.onSubmit()
    case .back: await presenter.onBack()
    case .type, .activate, .selectRow, .selectID, .search, .more, .refresh, .moveFocus, .focus:
      break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: LoginState) -> Scene {
    var scene = Scene(name: "login", title: localizer("Log in"))
    switch state {
    case .idle: break
    case .editing(let form): draw(form, in: &scene)
    case .loggingIn(let form):
      draw(form, in: &scene)
      scene.loading = localizer("Loading…")
    case .approving(let form, let page):
      draw(form, in: &scene)
      scene.message = localizer("Approve the log-in on this page:")
      scene.lines = [Scene.Line(StyledText(page))]
      scene.loading = localizer("Loading…")
    case .failed(let form, let failure):
      draw(form, in: &scene, refusal: failure)
    case .loggedIn(let greeting): scene.message = greeting
    }
    return scene
  }

  /// Draws the form, with the refusal beside the field that it is about, if it is about one.
  private func draw(_ form: LoginViewModel, in scene: inout Scene, refusal: Failure? = nil) {
    let wrongField: String? =
      switch refusal?.movieCode {
      case .unknownUser: "username"
      case .wrongPassword: "password"
      default: nil
      }
    let refusalOf = { (field: String) in wrongField == field ? refusal?.message : nil }
    if !form.needsPassword || wrongField == nil { scene.failure = refusal }
    scene.buttons = [
      Scene.Button(id: "submit", label: localizer("Log in"), isEnabled: form.canSubmit)
    ]
    scene.fields = [
      Scene.Field(
        name: "service", label: localizer("Service"), text: form.service, choices: form.services)
    ]
    guard form.needsPassword else { return }
    scene.fields += [
      Scene.Field(
        name: "username", label: localizer("User name"), text: form.username,
        complaint: refusalOf("username") ?? form.usernameComplaint),
      Scene.Field(
        name: "password", label: localizer("Password"), text: form.maskedPassword,
        complaint: refusalOf("password") ?? form.passwordComplaint, isSecret: true),
    ]
  }
}
