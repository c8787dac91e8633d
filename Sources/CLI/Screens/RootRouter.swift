import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import PersonDetail
import Viper
import ViperLocalization

/// The router between all modules, which is the output of each of them.
///
/// A screen that needs no other one can be opened by an extension beside its command.
@MainActor
final class RootRouter: ListOfMoviesOutput, MovieDetailOutput, PersonDetailOutput {
  let window: Window
  let gateways: Gateways
  private let makeLoginView: LoginAssembler.ViewMaker?
  private let clock: any Clock<Duration>
  let localizer: Localizer
  /// A closure for a login that no module requested; `nil` to open popular movies with a greeting.
  private let onLogin: (@MainActor (any Session) -> Void)?
  private(set) lazy var logins = loginCoordinator()
  private var mapper: RootMapper { RootMapper(localizer: localizer) }

  init(
    window: Window = Window(), gateways: Gateways,
    clock: any Clock<Duration> = ContinuousClock(), localizer: Localizer = .english,
    onLogin: (@MainActor (any Session) -> Void)? = nil,
    makeLoginView: LoginAssembler.ViewMaker? = nil
  ) {
    self.window = window
    self.gateways = gateways
    self.makeLoginView = makeLoginView
    self.clock = clock
    self.localizer = localizer
    self.onLogin = onLogin
  }

  // MARK: Roots

  /// Opens a list, whose movies `loaded` remembers.
  func openList(
    _ input: ListOfMoviesInput, remembering loaded: LoadedMovies? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(with: list(input, remembering: loaded, makeView: makeView))
  }

  /// Opens the movies that a filter selects, with a hint on how to type another one.
  func openDiscover(_ filter: MovieFilter) async {
    await window.replaceRoot(with: discover(filter))
  }

  /// Opens a tab, or goes back to it as it was.
  func open(_ tab: BrowseTab) async {
    await window.switchRoot(to: tab.rawValue) {
      switch tab {
      case .list(let kind): list(ListOfMoviesInput(query: .kind(kind)))
      case .discover: discover(MovieFilter())
      }
    }
  }

  /// Opens the page of a movie, which `loaded` remembers.
  func openDetail(
    _ id: MovieID, remembering loaded: LoadedPages? = nil,
    makeView: MovieDetailAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(
      with: detail(MovieDetailInput(id: id), remembering: loaded, makeView: makeView))
  }

  /// Opens a person's page, with an interactor in place of its own, if any.
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

  /// Presents a login over the screen on top, which then stays and is loaded again.
  func logIn() async {
    await logins.present(for: window.modules.last?.screen) { [window] isLoggedIn in
      if isLoggedIn { await window.send(.refresh) }
    }
  }

  /// Ends the session, loads the screen on top again, and returns what became of it.
  func logOut() async -> String {
    do throws(MovieError) {
      guard let session = try await gateways.account.session() else {
        throw MovieError(.notLoggedIn(.noSession))
      }
      let refusal = try await gateways.account.logOut(session)
      await gateways.marks.checkOwner()
      await window.send(.refresh)
      return mapper.loggedOut(unconfirmed: refusal)
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

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    await logins.present(for: list) { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
  }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    await logins.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
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
    } onLogin: { [weak self, onLogin] session, greeting in
      if let onLogin { return onLogin(session) }
      await self?.openList(ListOfMoviesInput(greeting: greeting))
    }
  }

  private func list(
    _ input: ListOfMoviesInput, remembering loaded: LoadedMovies? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) -> Module {
    let own = ListOfMoviesAssembler.ownInteractor(
      catalog: gateways.catalog, marks: gateways.marks,
      people: makeView == nil ? gateways.people : nil,
      suggest: { [gateways] in await gateways.title(near: $0) })
    return ListOfMoviesAssembler.assemble(
      input: input,
      interactor: loaded.map { RememberingListInteractor(interactor: own, loaded: $0) } ?? own,
      window: window, output: self, clock: clock, localizer: localizer, makeView: makeView)
  }

  private func discover(_ filter: MovieFilter) -> Module {
    list(ListOfMoviesInput(query: .discover(filter), greeting: mapper.filterHint))
  }

  private func detail(
    _ input: MovieDetailInput, remembering loaded: LoadedPages? = nil,
    makeView: MovieDetailAssembler.ViewMaker? = nil
  ) -> Module {
    let own = MovieDetailAssembler.ownInteractor(
      catalog: gateways.catalog, marks: gateways.marks)
    return MovieDetailAssembler.assemble(
      input: input,
      interactor: loaded.map { RememberingDetailInteractor(interactor: own, loaded: $0) } ?? own,
      window: window, output: self, localizer: localizer, makeView: makeView)
  }

  private func person(
    _ input: PersonDetailInput, interactor: (any PersonDetailInteractable)? = nil,
    makeView: PersonDetailAssembler.ViewMaker? = nil
  ) -> Module {
    PersonDetailAssembler.assemble(
      input: input,
      interactor: interactor
        ?? PersonDetailAssembler.ownInteractor(source: gateways.people, marks: gateways.marks),
      window: window, output: self, localizer: localizer, makeView: makeView)
  }
}
