import LoginModule
import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization

/// A window for the program's screens, with the root router that opens them.
///
/// The full-screen window, commands that print a screen, and scripts all use one.
@MainActor
final class MovieWindow {
  /// A closure that creates the view of a login.
  typealias LoginViewMaker = @MainActor (any LoginPresentable, Window) -> any LoginScreen

  let window: Window
  let router: RootRouter

  /// Creates an empty window.
  ///
  /// - Parameters:
  ///   - gateways: The gateways of all screens.
  ///   - environment: The variables with the home folder and the folders of programs.
  ///   - clock: The clock of the screens.
  ///   - localizer: The localizer for the screens' language.
  ///   - onLogin: A closure to call after a login that no screen asked for; `nil` to open the home
  ///     screen, which greets the user.
  ///   - makeLoginView: A closure that creates a view to use in place of the login's own.
  init(
    _ gateways: Gateways, environment: Environment = .process,
    clock: any Clock<Duration> = ContinuousClock(),
    localizer: Localizer = .english, onLogin: (@MainActor (any Session) -> Void)? = nil,
    makeLoginView: LoginViewMaker? = nil
  ) {
    let window = Window()
    var makeView: LoginAssembler.ViewMaker?
    if let makeLoginView { makeView = { makeLoginView($0, window) } }
    self.window = window
    router = RootRouter(
      window: window, gateways: gateways, environment: environment,
      interactor: RootInteractor(gateways: gateways), clock: clock, localizer: localizer,
      onLogin: onLogin,
      makeLoginView: makeView)
  }
}
