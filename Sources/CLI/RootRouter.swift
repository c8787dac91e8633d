import Entities
import ListOfMovies
import LoginModule
import MovieDetail
import Viper
import Wording

/// Knows all modules, and how one leads to another: the output of each of them.
@MainActor
final class RootRouter: ListOfMoviesOutput, MovieDetailOutput, LoginOutput {
  /// What happens when the person is logged in.
  enum AfterLogin {
    /// The popular movies, with a greeting above them.
    case list
    /// Nothing: the log-in was all that was asked for.
    case stay
  }

  let window: Window
  private let gateways: Gateways
  private let views: Views
  private let clock: any Clock<Duration>
  private let words: Words
  private let afterLogin: AfterLogin
  /// Who goes on when the log-in that is shown has ended, however it ends.
  private var resume: (@MainActor (_ isLoggedIn: Bool) async -> Void)?
  private weak var asker: AnyObject?
  /// The session of the log-in that was all that was asked for.
  private(set) var session: (any Session)?

  init(
    window: Window = Window(), gateways: Gateways, views: Views = Views(),
    clock: any Clock<Duration> = ContinuousClock(), words: Words = .english,
    afterLogin: AfterLogin = .list
  ) {
    self.window = window
    self.gateways = gateways
    self.views = views
    self.clock = clock
    self.words = words
    self.afterLogin = afterLogin
  }

  // MARK: Roots

  func openList(_ input: ListOfMoviesInput) async {
    // Whoever waited for a log-in leaves.
    resume = nil
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalogue: gateways.catalogue, accounts: gateways.accounts,
        sessions: gateways.sessions, window: window, output: self, clock: clock, words: words,
        makeView: views.list))
  }

  func openDetail(_ id: MovieID) async {
    resume = nil
    await window.replaceRoot(with: detail(id))
  }

  func presentLogin(_ input: LoginInput) async {
    await window.present(
      LoginAssembler.assemble(
        input: input, services: gateways.loginServices, sessions: gateways.sessions,
        window: window, output: self, words: words, makeView: views.login))
  }

  // MARK: Ways from one module to another

  func listOfMovies(didSelectMovie id: Int) async {
    await window.push(detail(.tmdb(id)))
  }

  func movieDetail(didSelectMovie id: Int) async {
    await window.push(detail(.tmdb(id)))
  }

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    guard window.isOnTop(list) else { return false }
    asker = list
    resume = { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
    await presentLogin(LoginInput())
    return true
  }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    guard window.isOnTop(detail) else { return false }
    asker = detail
    resume = { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
    await presentLogin(LoginInput())
    return true
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    if resume != nil {
      window.pop()
      return await goOn(isLoggedIn: true)
    }
    switch afterLogin {
    case .list: await openList(ListOfMoviesInput(greeting: greeting))
    case .stay: self.session = session
    }
  }

  func loginDidClose() async {
    await goOn(isLoggedIn: false)
  }

  /// Whoever needed the log-in goes on, in a step of its own module: this one runs in a step of the
  /// log-in, which has left.
  private func goOn(isLoggedIn: Bool) async {
    guard let resume, let asker else { return }
    self.resume = nil
    await window.run(in: asker) { await resume(isLoggedIn) }
  }

  private func detail(_ id: MovieID) -> Module {
    MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: id), catalogue: gateways.catalogue, accounts: gateways.accounts,
      sessions: gateways.sessions, window: window, output: self, words: words,
      makeView: views.detail)
  }
}
