import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// The root router of a program with custom gateways, and the output of each module.
@MainActor
final class Host: ListOfMoviesOutput, MovieDetailOutput {
  let window = Window()
  private let catalog = Catalog()
  private let account: AccountGateway
  private let marks: MarkBook
  private(set) var changes = 0
  private lazy var logins = LoginCoordinator(window: window) { [window, account] input, output in
    LoginAssembler.assemble(
      input: input, services: [FilmLogin()], sessions: account.sessions, window: window,
      output: output)
  } onLogin: { [weak self] _, greeting in
    await self?.open(ListOfMoviesInput(query: .list(id: "silent"), greeting: greeting))
  }

  init() {
    account = AccountGateway(service: Accounts(), sessions: Sessions())
    marks = MarkBook(account)
    window.onChange = { [weak self] in self?.changes += 1 }
  }

  func open(_ input: ListOfMoviesInput) async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalog: catalog, marks: marks, window: window, output: self,
        clock: Now()))
  }

  func listOfMovies(didSelectMovie movie: MovieViewModel) async {
    await window.push(
      MovieDetailAssembler.assemble(
        input: MovieDetailInput(movie), catalog: catalog, marks: marks,
        window: window, output: self))
  }

  func listOfMovies(didSelectPerson id: Int, name: String) async {}

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    await logins.present(for: list) { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
  }

  func movieDetail(didSelectMovie movie: MovieViewModel) async {
    await listOfMovies(didSelectMovie: movie)
  }

  func movieDetail(didSelectPerson id: Int, name: String) async {}

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    await logins.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
  }
}

/// A clock whose sleeps return immediately.
nonisolated struct Now: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
