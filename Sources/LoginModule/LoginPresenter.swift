import MovieEntities
import Viper

/// Decides what the form shows, whether it can be submitted, and what happens next.
@MainActor
final class LoginPresenter: LoginPresentable {
  weak var ui: (any LoginUI)?
  private let interactor: any LoginInteractable
  private let router: any LoginRouting
  private let mapper: LoginMapper
  private let hints: [String: String]
  private var form: LoginForm
  private var wasSubmitted = false
  private lazy var shown = PresentedState(LoginState()) { [weak self] in self?.ui?.update($0) }

  init(
    input: LoginInput, interactor: any LoginInteractable, router: any LoginRouting,
    mapper: LoginMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
    hints = input.hints
    let services = interactor.services
    let requested = input.service.flatMap { services.contains($0) ? $0 : nil }
    form = LoginForm(service: requested ?? services.first ?? "", username: input.username)
  }

  func onViewAppear() {
    shown.show(state())
  }

  func onChangeService(_ name: String) {
    guard interactor.services.contains(name) else { return }
    edit { $0.service = name }
  }

  func onChangeUsername(_ text: String) {
    edit { $0.username = text }
  }

  func onChangePassword(_ text: String) {
    edit { $0.password = text }
  }

  func onSubmit() async {
    guard !isBusy else { return }
    wasSubmitted = true
    guard state().form.canSubmit else { return shown.show(state()) }
    await shown.load(showing: state(.loading()), fallback: state()) { [self] in
      do throws(MovieError) {
        let session = try await interactor.logIn(
          service: form.service, username: form.sentUsername, password: form.password,
          approve: { [weak self] page in await self?.showApproval(page) })
        guard !Task.isCancelled else { return }
        form.password = ""
        let greeting = mapper.greeting(session)
        shown.show(state(.loaded(greeting)))
        await router.finish(with: session, greeting: greeting)
      } catch {
        shown.show(mapper.failure(error)) { state(.failed($0)) }
      }
    }
  }

  private func showApproval(_ page: String) {
    guard !Task.isCancelled else { return }
    shown.edit { if $0.login.isLoading { $0.approvalPage = page } }
  }

  func onBack() async {
    await router.close()
  }

  /// Whether the form is locked so that the user cannot change the submitted values.
  private var isBusy: Bool {
    shown.state.login.isLoading || shown.state.login.content != nil
  }

  private func edit(_ change: (inout LoginForm) -> Void) {
    guard !isBusy else { return }
    change(&form)
    shown.show(state())
  }

  private func state(_ login: Phase<String> = .idle) -> LoginState {
    LoginState(
      form: mapper.viewModel(
        form, services: interactor.services, hint: hints[form.service] ?? "",
        rule: interactor.credentials(of: form.service), isChecked: wasSubmitted,
        isBusy: login.isLoading, rejection: login.failure),
      login: login)
  }
}

/// The values entered by the user.
struct LoginForm: Equatable, Sendable {
  var service: String
  var username: String
  var password = ""

  /// The trimmed username, in lowercase if it is an email address.
  var sentUsername: String {
    username.contains("@") ? username.trimmed.lowercased() : String(username.trimmed)
  }
}
