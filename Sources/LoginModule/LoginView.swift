import Viper

/// Draws the login form as a scene.
@MainActor
final class LoginView: LoginUI, TextScreen {
  private let presenter: any LoginPresentable
  private let drawing = SceneCache(LoginState.idle)

  init(presenter: any LoginPresentable) {
    self.presenter = presenter
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
    var scene = Scene(name: "login", title: "")
    switch state {
    case .idle: break
    case .editing(let form), .failed(let form, _): draw(form, in: &scene)
    case .loggingIn(let form): draw(form, progress: form.labels.loggingIn, in: &scene)
    case .approving(let form, let page):
      draw(form, in: &scene)
      scene.message = form.labels.approval
      scene.lines = [Scene.Line(StyledText(page))]
      scene.loading = form.labels.waiting
    case .loggedIn(let greeting, let labels):
      scene.title = labels.title
      scene.message = greeting
    }
    return scene
  }

  private func draw(_ form: LoginViewModel, progress: String? = nil, in scene: inout Scene) {
    let labels = form.labels
    scene.title = labels.title
    scene.failure = form.failure
    scene.buttons = [
      Scene.Button(
        id: "submit", label: labels.submit, isEnabled: form.canSubmit, progress: progress)
    ]
    scene.fields = [
      Scene.Field(
        name: "service", label: labels.service.label, text: form.service,
        choices: form.services.map { Scene.Choice($0) },
        placeholder: labels.service.placeholder, hint: form.serviceHint)
    ]
    guard form.needsPassword else { return }
    scene.fields += [
      Scene.Field(
        name: "username", label: labels.username.label, text: form.username,
        validationError: form.usernameValidationError, placeholder: labels.username.placeholder),
      Scene.Field(
        name: "password", label: labels.password.label, text: form.maskedPassword,
        validationError: form.passwordValidationError, placeholder: labels.password.placeholder,
        isSecret: true),
    ]
  }
}
