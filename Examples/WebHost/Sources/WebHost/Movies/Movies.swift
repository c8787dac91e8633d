import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import PersonDetail
import Viper

/// Opens the movie modules in a window.
@MainActor
final class Movies: ListOfMoviesOutput, MovieDetailOutput, PersonDetailOutput {
  let gateways: Gateways
  private let window: Window
  private let clock: any Clock<Duration>
  private lazy var logins = LoginCoordinator(window: window) { [window, gateways] input, output in
    var input = input
    input.hints = ["embedded": "Demo account: user2 / 951753"]
    return LoginAssembler.assemble(
      input: input, services: gateways.loginServices, sessions: gateways.sessions,
      window: window, output: output)
  } onLogin: { [weak self] _, greeting in
    await self?.open(ListOfMoviesInput(greeting: greeting))
  }

  init(
    in window: Window, gateways: Gateways, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.window = window
    self.gateways = gateways
    self.clock = clock
  }

  func open(_ input: ListOfMoviesInput = ListOfMoviesInput()) async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalog: gateways.catalog, marks: gateways.marks,
        people: gateways.people, window: window, output: self, clock: clock))
  }

  func openLogin() async { await logins.present() }

  private func openMovie(_ movie: MovieViewModel) async {
    await window.push(
      MovieDetailAssembler.assemble(
        input: MovieDetailInput(movie), catalog: gateways.catalog, marks: gateways.marks,
        window: window, output: self))
  }

  private func openPerson(_ id: Int, _ name: String) async {
    await window.push(
      PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: id, name: name), source: gateways.people,
        marks: gateways.marks, window: window, output: self))
  }

  // MARK: ListOfMoviesOutput

  func listOfMovies(didSelectMovie movie: MovieViewModel) async { await openMovie(movie) }

  func listOfMovies(didSelectPerson id: Int, name: String) async { await openPerson(id, name) }

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    await logins.present(for: list) { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
  }

  // MARK: MovieDetailOutput

  func movieDetail(didSelectMovie movie: MovieViewModel) async { await openMovie(movie) }

  func movieDetail(didSelectPerson id: Int, name: String) async { await openPerson(id, name) }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    await logins.present(for: detail) { [weak detail] in
      await detail?.onLoginEnd(isLoggedIn: $0)
    }
  }

  // MARK: PersonDetailOutput

  func personDetail(didSelectMovie movie: MovieViewModel) async { await openMovie(movie) }

  func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool {
    await logins.present(for: person) { [weak person] in
      await person?.onLoginEnd(isLoggedIn: $0)
    }
  }
}
