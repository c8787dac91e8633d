import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window that shows a movie's page, assembled by the real assembler, with a recorder.
///
/// No user is logged in unless states are prepared.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let localizer: Localizer
  private let movies = MovieDetailInteractorMock.Movies(unprepared: .unprepared)
  lazy var account = AccountDouble(recorder)
  lazy var book = MarkBook(AccountGateway(service: account, sessions: account))

  /// Creates a stage that reports problems as issues of the test by default.
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

  /// Prepares a movie, which arrives when the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with movie: StubMovie, behind gate: Gate? = nil) {
    answer(id, with: .success(movie), behind: gate)
  }

  /// Prepares an error, which arrives when the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with error: MovieError, behind gate: Gate? = nil) {
    answer(id, with: .failure(error), behind: gate)
  }

  /// Prepares a result, which arrives when the gate is open.
  func answer(
    _ id: MovieID = .tmdb(278), with answer: Result<any DetailedMovie, MovieError>,
    behind gate: Gate? = nil
  ) {
    movies.add(answer, to: id, behind: gate)
  }

  /// Prepares the marks of movie 278, which arrive when the gate is open.
  func answerStates(with states: AccountStates, behind gate: Gate? = nil) {
    if !account.isLoggedIn { account.logIn() }
    account.states.add(.success(states), to: 278, behind: gate)
  }

  /// Prepares an error for the marks.
  func answerStates(with error: MovieError, behind gate: Gate? = nil) {
    if !account.isLoggedIn { account.logIn() }
    account.states.add(.failure(error), to: 278, behind: gate)
  }

  /// Prepares a missing session, which is reported when the gate is open.
  func answerNoStates(behind gate: Gate) {
    account.pass(gate)
  }

  /// Prepares the result of a change, which arrives when the gate is open.
  func answer(_ change: MarkChange, with error: MovieError? = nil, behind gate: Gate? = nil) {
    account.changes.add(error.map { .failure($0) } ?? .success(()), to: change, behind: gate)
  }

  /// Opens the page as the window's root.
  func open(_ id: MovieID = .tmdb(278), spied: Bool = true, recorded: Bool = true) async {
    await open(module(id, spied: spied), recorded: recorded)
  }

  /// Opens a movie with the marks of a logged-in user, unrecorded.
  func openLoggedIn(
    _ states: AccountStates = AccountStates(), with movie: StubMovie = .full
  ) async {
    answer(with: movie)
    answerStates(with: states)
    await open(recorded: false)
  }

  /// Opens a movie without a login, unrecorded.
  func openLoggedOut(with movie: StubMovie = .full) async {
    answer(with: movie)
    await open(recorded: false)
  }

  /// Ends the login that the page requested, in a step of the top page.
  func endLogin(isLoggedIn: Bool) async {
    if isLoggedIn { account.logIn() }
    guard let detail = recorder.requester else { return }
    await window.run(in: detail) { [recorder] in
      await (recorder.requester as? any MovieDetailModuleInput)?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// Assembles a page whose parts only the window keeps alive.
  func module(_ id: MovieID = .tmdb(278), spied: Bool = true) -> Module {
    let recorder = recorder
    let spy: MovieDetailAssembler.ViewMaker = { presenter in
      let view = MovieDetailAssembler.ownView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    return MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: id),
      interactor: MovieDetailInteractorMock(
        recorder: recorder, movies: movies, book: book),
      window: window, output: nil, router: parts.router(), localizer: localizer,
      makeView: spied ? spy : nil)
  }
}
