import Entities
import ListOfMovies
import LoginModule
import MovieDetail
import Viper

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
  private let afterLogin: AfterLogin

  init(
    window: Window = Window(), gateways: Gateways, views: Views = Views(),
    afterLogin: AfterLogin = .list
  ) {
    self.window = window
    self.gateways = gateways
    self.views = views
    self.afterLogin = afterLogin
  }

  // MARK: Roots

  func openList(_ input: ListOfMoviesInput) async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalogue: gateways.catalogue, window: window, output: self,
        makeView: views.list))
  }

  func openDetail(_ id: MovieID) async {
    await window.replaceRoot(with: detail(id))
  }

  func presentLogin(_ input: LoginInput) async {
    await window.present(
      LoginAssembler.assemble(
        input: input, services: gateways.loginServices, sessions: gateways.sessions,
        window: window, output: self, makeView: views.login))
  }

  // MARK: Ways from one module to another

  func listOfMovies(didSelectMovie id: Int) async {
    await window.push(detail(.tmdb(id)))
  }

  func movieDetail(didSelectMovie id: Int) async {
    await window.push(detail(.tmdb(id)))
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    switch afterLogin {
    case .list: await openList(ListOfMoviesInput(greeting: greeting))
    case .stay: break
    }
  }

  private func detail(_ id: MovieID) -> Module {
    MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: id), catalogue: gateways.catalogue, window: window, output: self,
      makeView: views.detail)
  }
}
