import Viper
import ViperLocalization

/// Draws the login form as a scene.
@MainActor
final class LoginView: LoginUI, TextScreen {
  private let presenter: any LoginPresentable
  private let labels: LoginLabels
  private let drawing = SceneCache(LoginState())

  init(presenter: any LoginPresentable, labels: LoginLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: LoginState) { drawing.update(state) }
  func onAppear() async { presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type("service", let text): presenter.onChangeService(text)
    case .type("username", let text): presenter.onChangeUsername(text)
    case .type("password", let text): presenter.onChangePassword(text)
    case .submit: await presenter.onSubmit()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .back: await presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: LoginState) -> Scene {
    var scene = Scene(name: "login", title: labels.title)
    if let greeting = state.login.content {
      scene.message = greeting
      return scene
    }
    scene.failure = state.form.failure
    scene.fields = fields(state.form)
    scene.buttons = actions(state).map(\.button)
    if let page = state.approvalPage {
      scene.message = labels.approval
      scene.lines = [Scene.Line(StyledText(page))]
      scene.loading = labels.loading
    }
    return scene
  }

  private func actions(_ state: LoginState) -> [Scene.Action] {
    let isSending = state.login.isLoading && state.approvalPage == nil
    let button = Scene.Button(
      id: "submit", label: labels.submit, isEnabled: state.form.canSubmit,
      progress: isSending ? labels.loggingIn : nil)
    return [Scene.Action(button) { [presenter] in await presenter.onSubmit() }]
  }

  private func fields(_ form: LoginViewModel) -> [Scene.Field] {
    let service = Scene.Field(
      name: "service", label: labels.service, text: form.service,
      choices: form.services.map { Scene.Choice($0) }, hint: form.serviceHint)
    guard form.needsPassword else { return [service] }
    return [
      service,
      Scene.Field(
        name: "username", label: labels.username, text: form.username,
        validationError: form.usernameValidationError, placeholder: labels.usernamePlaceholder),
      Scene.Field(
        name: "password", label: labels.password, text: form.maskedPassword,
        validationError: form.passwordValidationError, placeholder: labels.password,
        isSecret: true),
    ]
  }
}

/// The texts of the form that do not depend on data.
struct LoginLabels: Sendable {
  let title, submit, loggingIn, loading: String
  /// The text above the URL where the user approves the login.
  let approval: String
  /// The labels and placeholders of the fields.
  let service, username, usernamePlaceholder, password: String

  init(_ localizer: Localizer) {
    title = localizer.text("Log in")
    submit = localizer.text("Log in")
    loggingIn = localizer.text("Logging in…")
    loading = localizer.text("Loading…")
    approval = localizer.text("Approve the login on this page:")
    service = localizer.text("Service")
    username = localizer.text("Username")
    usernamePlaceholder = localizer.text("Username or email")
    password = localizer.text("Password")
  }
}
