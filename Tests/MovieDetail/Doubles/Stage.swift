import MovieDetail
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window, a movie's page in it that the real assembler has wired, and the record of what happens.
///
/// Nobody is logged in unless states are prepared.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let localizer: Localizer
  private let movies = MovieDetailInteractorMock.Movies(unprepared: .unprepared)
  let known = KnownMovies()
  lazy var account = AccountDouble(recorder)
  lazy var book = MarkBook(AccountGateway(service: account, sessions: account))

  /// Problems become issues of the test unless it wants to look at them.
  init(
    localizer: Localizer = .english,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void = { $0.record() }
  ) {
    self.localizer = localizer
    parts = StageParts(
      fileID: fileID, filePath: filePath, line: line, column: column,
      report: report)
  }

  /// Prepares a movie; it comes when the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with movie: StubMovie, behind gate: Gate? = nil) {
    answer(id, with: .success(movie), behind: gate)
  }

  /// Prepares an error; it comes when the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with error: MovieError, behind gate: Gate? = nil) {
    answer(id, with: .failure(error), behind: gate)
  }

  /// Prepares either; it comes when the gate is open.
  func answer(
    _ id: MovieID = .tmdb(278), with answer: Result<any DetailedMovie, MovieError>,
    behind gate: Gate? = nil
  ) {
    movies.add(answer, to: id, behind: gate)
  }

  /// Prepares what the person has said of the movie 278; it comes when the gate is open.
  func answerStates(with states: AccountStates, behind gate: Gate? = nil) {
    if !account.isLoggedIn { account.logIn() }
    account.states.add(.success(states), to: 278, behind: gate)
  }

  /// Prepares why that is not known.
  func answerStates(with error: MovieError, behind gate: Gate? = nil) {
    if !account.isLoggedIn { account.logIn() }
    account.states.add(.failure(error), to: 278, behind: gate)
  }

  /// Prepares that nobody is logged in; it is said when the gate is open.
  func answerNoStates(behind gate: Gate) {
    account.pass(gate)
  }

  /// Prepares what becomes of a change; the answer comes when the gate is open.
  func answer(_ change: MarkChange, with error: MovieError? = nil, behind gate: Gate? = nil) {
    account.changes.add(error.map { .failure($0) } ?? .success(()), to: change, behind: gate)
  }

  /// Makes the page the window's root.
  func open(_ id: MovieID = .tmdb(278), spied: Bool = true, recorded: Bool = true) async {
    await open(module(id, spied: spied), recorded: recorded)
  }

  /// Opens the page from a row.
  func open(_ row: MovieViewModel) async {
    await open(module(MovieDetailInput(row)))
  }

  /// Opens a movie with the marks of a user who is logged in, unrecorded.
  func openLoggedIn(
    _ states: AccountStates = AccountStates(), with movie: StubMovie = .full
  ) async {
    answer(with: movie)
    answerStates(with: states)
    await open(recorded: false)
  }

  /// Opens a movie while nobody is logged in, unrecorded.
  func openLoggedOut(with movie: StubMovie = .full) async {
    answer(with: movie)
    await open(recorded: false)
  }

  /// Ends the log-in that a page asked for, as a step of the page on top.
  func endLogin(isLoggedIn: Bool) async {
    if isLoggedIn { account.logIn() }
    guard let detail = recorder.requester else { return }
    await window.run(in: detail) { [recorder] in
      await (recorder.requester as? any MovieDetailModuleInput)?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// Wires a page; nobody but the window keeps its parts.
  func module(_ id: MovieID = .tmdb(278), spied: Bool = true) -> Module {
    module(MovieDetailInput(id: id), spied: spied)
  }

  private func module(_ input: MovieDetailInput, spied: Bool = true) -> Module {
    let recorder = recorder
    let spy: MovieDetailAssembler.ViewMaker = { presenter in
      let view = MovieDetailAssembler.ownView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    return MovieDetailAssembler.assemble(
      input: input,
      interactor: MovieDetailInteractorMock(
        recorder: recorder, movies: movies, book: book, known: known),
      window: window, output: nil, router: parts.router(), localizer: localizer,
      makeView: spied ? spy : nil)
  }
}
