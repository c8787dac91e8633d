import ListOfMovies
import LoginModule
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization

/// Connects all modules, and acts as the output of those that open other screens; see the screens'
/// files.
@MainActor
final class RootRouter {
  let window: Window
  let gateways: Gateways
  /// The variables with the home folder and the folders of programs.
  let environment: Environment
  let interactor: any RootInteractable
  private let makeLoginView: LoginAssembler.ViewMaker?
  let clock: any Clock<Duration>
  let localizer: Localizer
  /// The characters in which charts are drawn.
  var statisticsSymbols = StatisticsSymbols.blocks
  /// A closure to call after a login that was not requested by a module; `nil` to open the home
  /// screen, which greets the user.
  private let onLogin: (@MainActor (any Session) -> Void)?
  private(set) lazy var logins = loginCoordinator()
  var mapper: RootMapper { RootMapper(localizer: localizer) }

  init(
    window: Window, gateways: Gateways, environment: Environment = .process,
    interactor: any RootInteractable,
    clock: any Clock<Duration> = ContinuousClock(), localizer: Localizer = .english,
    onLogin: (@MainActor (any Session) -> Void)? = nil,
    makeLoginView: LoginAssembler.ViewMaker? = nil
  ) {
    self.window = window
    self.gateways = gateways
    self.environment = environment
    self.interactor = interactor
    self.makeLoginView = makeLoginView
    self.clock = clock
    self.localizer = localizer
    self.onLogin = onLogin
  }

  // MARK: Roots

  /// Switches to a route's tab, keeping the tab's state, or shows the route as a new root if it has
  /// no tab.
  func open(_ route: Route, title: String? = nil) async {
    guard Route.tabs.contains(route) else { return await replace(with: route, title: title) }
    await window.switchRoot(to: "\(route)") { module(for: route) }
  }

  /// Shows a route as a new root.
  ///
  /// A list about a movie can have a title that includes the movie's title.
  func replace(with route: Route, title: String? = nil) async {
    let found = try? await gateways.resolve(route, in: localizer)
    let module = module(for: found?.route ?? route, title: title ?? found?.title)
    await window.replaceRoot(with: module)
  }

  /// Returns to a route's screen if that screen is open; otherwise opens the route's tab, if any,
  /// or a new screen on top of the current screen.
  ///
  /// The title is shown while the screen is loading.
  func go(to route: Route, title: String? = nil) async {
    if route == .emptySearch {
      await openSearch()
    } else if let index = window.modules.lastIndex(where: { $0.route as? Route == route }) {
      await window.pop(to: window.modules[index])
      let savedState = window.modules.last?.savedState?() as? ListOfMoviesSavedState
      if savedState?.search.isEmpty == false { await window.send(.search("")) }
    } else if Route.tabs.contains(route) {
      await open(route)
    } else {
      let found = try? await gateways.resolve(route, in: localizer)
      await window.push(module(for: found?.route ?? route, title: title ?? found?.title))
    }
  }

  /// Opens a search on top of the current screen.
  func openSearch() async {
    await window.push(module(for: .emptySearch))
  }

  func presentLogin(_ input: LoginInput) async {
    await logins.present(input)
  }

  // MARK: The account

  /// Presents a login over the current screen, and refreshes that screen after the login.
  func logIn() async {
    await logins.present(for: window.modules.last?.screen) { [window] isLoggedIn in
      if isLoggedIn { await window.send(.refresh) }
    }
  }

  /// Ends the session, refreshes the current screen, and returns a message about the result.
  func logOut() async -> String {
    do throws(MovieError) {
      let rejection = try await interactor.logOut()
      await window.send(.refresh)
      return mapper.loggedOut(unconfirmed: rejection)
    } catch {
      return mapper.sentence(error)
    }
  }

  /// Adds a movie to the diary, by default with the current day.
  ///
  /// - Returns: The message if the movie could not be added; otherwise, `nil`.
  func log(_ movie: Film, on day: Day?) async -> String? {
    do throws(MovieError) {
      try await interactor.log(movie, on: day)
      return nil
    } catch {
      return mapper.sentence(error)
    }
  }

  /// Sets a mark of a movie.
  ///
  /// - Returns: The message if the mark could not be set; otherwise, `nil`.
  func mark(_ movie: Film, _ mark: Mark) async -> String? {
    do throws(MovieError) {
      try await interactor.mark(movie, mark)
      return nil
    } catch {
      return mapper.sentence(error)
    }
  }

  /// Makes a movie the pick for tonight, and shows it if the home screen is on top.
  ///
  /// - Returns: The message if the movie can't be picked; otherwise, `nil`.
  func pick(_ id: MovieID) async -> String? {
    do throws(MovieError) {
      guard try await interactor.pick(id) else { return "This movie does not fit tonight." }
      if window.scene?.name == ScreenEntry.home.name { await window.send(.refresh) }
      return nil
    } catch {
      return mapper.sentence(error)
    }
  }

  private func loginCoordinator() -> LoginCoordinator {
    let hints = mapper.loginHints
    return LoginCoordinator(window: window) {
      [window, gateways, makeLoginView, localizer] input, output in
      var input = input
      input.hints = hints
      return LoginAssembler.assemble(
        input: input, services: gateways.loginServices, sessions: gateways.account.sessions,
        window: window, output: output, localizer: localizer, makeView: makeLoginView)
    } onLogin: { [weak self, onLogin] session, _ in
      if let onLogin { return onLogin(session) }
      await self?.replace(with: .home)
    }
  }

  // MARK: Saved windows

  /// Shows the screens of an earlier run; the lower screens load only when the user goes back to
  /// them.
  ///
  /// - Returns: `false` if a screen was omitted because its movie or person no longer exists, or
  ///   because this version of the program does not know its route.
  @discardableResult
  func restore(_ saved: SavedWindow, orOpen start: Route = .list(.popular)) async -> Bool {
    let tabs = saved.tabs { Route(words: $0.words) }
    var isComplete = tabs.map(\.screens.count) == saved.tabs.map(\.screens.count)
    if let shown = tabs.first, !shown.screens.isEmpty {
      await restore(shown, kept: tabs.dropFirst())
    } else {
      await open(start)
    }
    while window.scene?.failure?.movieCode == .notFound {
      isComplete = false
      guard window.depth > 1 else {
        await open(start)
        break
      }
      window.pop()
      await window.settled()
    }
    return isComplete
  }

  private func restore(_ shown: SavedWindow.Tab, kept tabs: some Sequence<SavedWindow.Tab>) async {
    var kept: [String: Module] = [:]
    for tab in tabs {
      guard let screen = tab.screens.first, Route.tabs.contains(screen.route),
        tab.key == "\(screen.route)"
      else { continue }
      kept["\(screen.route)"] = module(for: screen)
    }
    let root = shown.screens.first.map { "\($0.route)" }
    await window.restore(
      shown.screens.map { module(for: $0) },
      rootKey: shown.key == root ? root : nil, kept: kept)
  }

  // MARK: Modules

  /// Returns a new module for a route.
  func module(for route: Route, title: String? = nil) -> Module {
    module(for: SavedWindow.Screen(route: route, title: title))
  }

  /// Returns a new module that restores the saved state of a screen.
  private func module(for screen: SavedWindow.Screen) -> Module {
    let module =
      screen.route.screen?.module(self, screen)
      ?? list(ListOfMoviesInput(), showing: SavedWindow.Screen(route: .list(.popular)))
    module.route = module.route ?? screen.route
    module.title = screen.title
    return module
  }
}
