import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import PersonDetail
import Viper
import ViperLocalization

/// Connects all modules, and acts as the output of lists, movie pages and person pages.
///
/// A screen that opens no other screens can be added in an extension next to the command for the
/// screen.
@MainActor
final class RootRouter: ListOfMoviesOutput, MovieDetailOutput, PersonDetailOutput {
  let window: Window
  let gateways: Gateways
  private let interactor: any RootInteractable
  private let makeLoginView: LoginAssembler.ViewMaker?
  private let clock: any Clock<Duration>
  let localizer: Localizer
  /// The characters in which charts are drawn.
  var statisticsSymbols = StatisticsSymbols.blocks
  /// A closure to call after a login that was not requested by a module; `nil` to open the home
  /// screen, which greets the user.
  private let onLogin: (@MainActor (any Session) -> Void)?
  private(set) lazy var logins = loginCoordinator()
  private var mapper: RootMapper { RootMapper(localizer: localizer) }

  init(
    window: Window, gateways: Gateways, interactor: any RootInteractable,
    clock: any Clock<Duration> = ContinuousClock(), localizer: Localizer = .english,
    onLogin: (@MainActor (any Session) -> Void)? = nil,
    makeLoginView: LoginAssembler.ViewMaker? = nil
  ) {
    self.window = window
    self.gateways = gateways
    self.interactor = interactor
    self.makeLoginView = makeLoginView
    self.clock = clock
    self.localizer = localizer
    self.onLogin = onLogin
  }

  // MARK: Roots

  /// Opens a list and, if `loaded` is given, stores the list's movies there.
  func openList(
    _ input: ListOfMoviesInput, remembering loaded: LoadedMovies? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(with: list(input, remembering: loaded, makeView: makeView))
  }

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
      // Close the top screen last, so that only the route's screen reappears.
      for module in window.modules.dropFirst(index + 1) { window.close(module) }
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

  /// Opens a movie's page and, if `loaded` is given, stores the movie there.
  func openDetail(
    _ id: MovieID, remembering loaded: LoadedPages? = nil,
    makeView: MovieDetailAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(
      with: detail(MovieDetailInput(id: id), remembering: loaded, makeView: makeView))
  }

  /// Opens a person's page with the given interactor or, if none is given, with the module's own
  /// interactor.
  func openPerson(
    _ input: PersonDetailInput, interactor: (any PersonDetailInteractable)? = nil,
    makeView: PersonDetailAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(with: person(input, interactor: interactor, makeView: makeView))
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
  func log(_ id: MovieID, on day: Day?) async -> String? {
    do throws(MovieError) {
      try await interactor.log(id, on: day)
      return nil
    } catch {
      return mapper.sentence(error)
    }
  }

  // MARK: Navigation

  func listOfMovies(didSelectMovie movie: MovieViewModel) async {
    await window.push(detail(MovieDetailInput(movie)))
  }

  func movieDetail(didSelectMovie movie: MovieViewModel) async {
    await window.push(detail(MovieDetailInput(movie)))
  }

  func listOfMovies(didSelectPerson id: Int, name: String) async {
    await movieDetail(didSelectPerson: id, name: name)
  }

  func movieDetail(didSelectPerson id: Int, name: String) async {
    await window.push(person(PersonDetailInput(id: id, name: name)))
  }

  func personDetail(didSelectMovie movie: MovieViewModel) async {
    await window.push(detail(MovieDetailInput(movie)))
  }

  func listOfMovies(didEnter page: PageAddress) async -> Bool {
    guard let route = Route(page) else { return false }
    await go(to: route)
    return true
  }

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    await logins.present(for: list) { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
  }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    await logins.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
  }

  func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool {
    await logins.present(for: person) { [weak person] in await person?.onLoginEnd(isLoggedIn: $0) }
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

  private func list(
    _ input: ListOfMoviesInput, remembering loaded: LoadedMovies? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) -> Module {
    let interactor = ListOfMoviesAssembler.defaultInteractor(
      catalog: gateways.catalog, marks: gateways.marks,
      people: makeView == nil ? gateways.people : nil,
      suggest: { [gateways] in await gateways.title(near: $0) })
    let module = ListOfMoviesAssembler.assemble(
      input: input,
      interactor: loaded.map { RememberingListInteractor(interactor: interactor, loaded: $0) }
        ?? interactor,
      window: window, output: self, clock: clock, localizer: localizer, makeView: makeView)
    module.route = Route(input.query)
    return module
  }

  /// Shows the screens of an earlier run; the lower screens load only when the user goes back to
  /// them.
  ///
  /// - Returns: `false` if a screen was omitted because its movie or person no longer exists.
  @discardableResult
  func restore(_ saved: SavedWindow, orOpen start: Route = .list(.popular)) async -> Bool {
    await restore(saved)
    var isComplete = saved.tabs.allSatisfy(\.isComplete)
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

  private func restore(_ saved: SavedWindow) async {
    guard let shown = saved.tabs.first else { return }
    var kept: [String: Module] = [:]
    for tab in saved.tabs.dropFirst() {
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

  /// Returns a new module for a route.
  private func module(for route: Route, title: String? = nil) -> Module {
    module(for: SavedWindow.Screen(route: route, title: title))
  }

  /// Returns a new module that restores the saved state of a screen.
  private func module(for screen: SavedWindow.Screen) -> Module {
    let module = unnamedModule(for: screen)
    module.title = screen.title
    return module
  }

  private func unnamedModule(for screen: SavedWindow.Screen) -> Module {
    var input: ListOfMoviesInput
    let title = screen.title
    switch screen.route {
    case .detail(let id):
      return detail(MovieDetailInput(id: id, title: title ?? "", savedState: screen.detail))
    case .person(let id):
      return person(PersonDetailInput(id: id, name: title ?? "", savedState: screen.person))
    case .similar(.imdb(let id)), .recommended(.imdb(let id)):
      // Lists need the TMDB ID, which `Gateways.resolve(_:in:)` looks up. Movie pages accept either
      // kind of ID.
      return detail(MovieDetailInput(id: .imdb(id)))
    case .diary: return diary()
    case .stats: return stats()
    case .home: return home()
    case .list(let kind): input = ListOfMoviesInput(query: .kind(kind))
    case .emptySearch:
      input = ListOfMoviesInput(query: .kind(.popular), title: mapper.searchTitle)
    case .search(let text): input = ListOfMoviesInput(query: .search(term: text, year: nil))
    case .discover(let filter):
      input = ListOfMoviesInput(query: .discover(filter), greeting: mapper.filterHint)
    case .similar(.tmdb(let id)): input = ListOfMoviesInput(query: .similar(to: id), title: title)
    case .recommended(.tmdb(let id)):
      input = ListOfMoviesInput(query: .recommended(for: id), title: title)
    }
    input.savedState = screen.list
    let module = list(input)
    if screen.route == .emptySearch { module.route = screen.route }
    return module
  }

  private func detail(
    _ input: MovieDetailInput, remembering loaded: LoadedPages? = nil,
    makeView: MovieDetailAssembler.ViewMaker? = nil
  ) -> Module {
    let interactor = MovieDetailAssembler.defaultInteractor(
      catalog: gateways.catalog, marks: gateways.marks)
    let module = MovieDetailAssembler.assemble(
      input: input,
      interactor: loaded.map { RememberingDetailInteractor(interactor: interactor, loaded: $0) }
        ?? interactor,
      window: window, output: self, localizer: localizer, makeView: makeView)
    module.route = Route.detail(input.id)
    return module
  }

  private func person(
    _ input: PersonDetailInput, interactor: (any PersonDetailInteractable)? = nil,
    makeView: PersonDetailAssembler.ViewMaker? = nil
  ) -> Module {
    let module = PersonDetailAssembler.assemble(
      input: input,
      interactor: interactor
        ?? PersonDetailAssembler.defaultInteractor(source: gateways.people, marks: gateways.marks),
      window: window, output: self, localizer: localizer, makeView: makeView)
    module.route = Route.person(input.id)
    return module
  }
}
