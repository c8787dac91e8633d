import ListOfMovies
import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieTMDB
import MovieTMDBEmbedded
import Viper

/// Does the same work as `Tools/Benchmarks/load.script`, but without a script.
///
/// This program assembles the same modules and calls their presenters directly. Usage: Presenters
/// ROUNDS, or Presenters pages, or Presenters words
@main
@MainActor
struct Presenters {
  static func main() async {
    if CommandLine.arguments.dropFirst().first == "pages" { return await Pages.run() }
    if CommandLine.arguments.dropFirst().first == "words" { return LongWords.run() }
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    let navigation = Navigation()
    await navigation.open()
    for _ in 0..<rounds { await navigation.round() }
    guard navigation.window.depth == 1, navigation.window.leftovers().isEmpty else {
      fatalError("the navigation did not end where it began, or left something behind")
    }
  }
}

/// A list, and the navigation from the list to a movie.
@MainActor
private final class Navigation: ListOfMoviesOutput, MovieDetailOutput {
  let window = Window()
  private let catalog: any MovieCatalog
  private let marks: MarkBook
  private weak var list: (any ListOfMoviesPresentable)?
  private weak var detail: (any MovieDetailPresentable)?

  init() {
    let clock = ImmediateClock()
    let wall = WallClock(secondsSince1970: 1_767_225_600, on: clock)
    // These are the same transports as on a script's stage.
    let transport = RetryingTransport(
      FailingTransport(EmbeddedTransport(clock: wall), clock: wall), clock: wall,
      timeout: .seconds(30), jitter: { 1 })
    catalog = ServiceCatalog(transport: transport)
    marks = MarkBook(
      AccountGateway(service: ServiceAccounts(transport: transport), sessions: NoSessions()))
  }

  func open() async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        catalog: catalog, marks: marks, window: window, output: self,
        makeView: { presenter in
          self.list = presenter
          return ListOfMoviesAssembler.defaultView(of: presenter)
        }))
  }

  /// Opens a movie and goes back.
  func round() async {
    await list?.onSelectMovie(at: 0)
    detail?.onBack()
  }

  func listOfMovies(didSelectMovie movie: MovieViewModel) async {
    await window.push(
      MovieDetailAssembler.assemble(
        input: MovieDetailInput(movie), catalog: catalog, marks: marks,
        window: window, output: self,
        makeView: { presenter in
          self.detail = presenter
          return MovieDetailAssembler.defaultView(of: presenter)
        }))
  }

  func listOfMovies(didSelectPerson id: Int, name: String) async {}
  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool { false }
  func movieDetail(didSelectMovie movie: MovieViewModel) async {}
  func movieDetail(didSelectPerson id: Int, name: String) async {}
  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool { false }
}

/// A session store without a login.
private struct NoSessions: SessionStore {
  func save(_ session: any Session) async throws(MovieError) {}
  func session(for service: String) async throws(MovieError) -> (any Session)? { nil }
  func session(at baseURL: String) async throws(MovieError) -> (any Session)? { nil }
  func remove(_ service: String) async throws(MovieError) {}
}
