public import Entities
public import Viper
public import Wording

/// Wires the log-in: the only place that names all of its parts.
@MainActor
public enum LoginAssembler {
  /// Makes a view for a presenter.
  public typealias ViewMaker = @MainActor (any LoginPresentable) -> any LoginScreen

  /// Wires a log-in over services.
  ///
  /// - Parameters:
  ///   - input: What the form holds at first.
  ///   - services: The services that can be chosen, the usual one first.
  ///   - sessions: Where the session is kept.
  ///   - window: Where the form will be shown.
  ///   - output: Who is told of the session; not kept alive.
  ///   - router: In place of the module's own.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: LoginInput = LoginInput(), services: [any LoginService], sessions: any SessionStore,
    window: Window, output: (any LoginOutput)?, router: (any LoginRouting)? = nil,
    words: Words = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let interactor = LoginInteractor(loginServices: services, sessions: sessions)
    return assemble(
      input: input, interactor: interactor, window: window, output: output, router: router,
      words: words, makeView: makeView)
  }

  /// Wires a log-in over an interactor, a mocked one for instance.
  ///
  /// - Parameters:
  ///   - input: What the form holds at first.
  ///   - interactor: Who logs in.
  ///   - window: Where the form will be shown.
  ///   - output: Who is told of the session; not kept alive.
  ///   - router: In place of the module's own.
  ///   - words: The language of the screen.
  ///   - makeView: In place of the module's own view.
  /// - Returns: The handle, for the window.
  public static func assemble(
    input: LoginInput = LoginInput(), interactor: any LoginInteractable, window: Window,
    output: (any LoginOutput)?, router: (any LoginRouting)? = nil, words: Words = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? LoginRouter(window: window, output: output)
    let presenter = LoginPresenter(
      input: input, interactor: interactor, router: router, words: words)
    let view = makeView?(presenter) ?? ownView(of: presenter, words: words)
    let updates = Updates<LoginState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "login", screen: view, updates: updates,
      parts: [view, presenter, interactor, router])
  }

  /// The module's own view, for a view of somebody's that puts something around it.
  ///
  /// - Parameters:
  ///   - presenter: Who decides what is shown.
  ///   - words: The language of the screen.
  /// - Returns: The view.
  public static func ownView(
    of presenter: any LoginPresentable, words: Words = .english
  ) -> any LoginUI & TextScreen {
    LoginView(presenter: presenter, words: words)
  }
}
