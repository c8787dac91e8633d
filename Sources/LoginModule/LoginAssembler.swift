public import MovieEntities
public import Viper
public import ViperLocalization

/// Assembles the login module.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum LoginAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any LoginPresentable) -> any LoginScreen

  /// Creates a login that uses the given services and session store.
  ///
  /// - Parameters:
  ///   - input: The initial values of the form.
  ///   - services: The services that the user can choose from, with the default first.
  ///   - sessions: The store that saves the session.
  ///   - window: The window that will show the form.
  ///   - output: The object that receives the session. The module holds a weak reference to this
  ///     object.
  ///   - router: A router to use in place of the module's own router.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own view.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    input: LoginInput = LoginInput(), services: [any LoginService], sessions: any SessionStore,
    window: Window, output: (any LoginOutput)?, router: (any LoginRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = LoginInteractor(loginServices: services, sessions: sessions)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      localizer: localizer, makeView: makeView)
  }

  /// Creates a login that uses the given interactor, such as a mock.
  public static func assemble(
    input: LoginInput = LoginInput(), interactor: any LoginInteractable, window: Window,
    output: (any LoginOutput)?, router: (any LoginRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? LoginRouter(window: window, output: output)
    let presenter = LoginPresenter(
      input: input, interactor: interactor, router: router,
      mapper: LoginMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<LoginState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "login", screen: view, updates: updates,
      parts: [view, presenter, router], window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any LoginPresentable, localizer: Localizer = .english
  ) -> any LoginUI & TextScreen {
    LoginView(presenter: presenter, labels: LoginLabels(localizer))
  }
}
