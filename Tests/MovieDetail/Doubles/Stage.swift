import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// A window with a movie page in it, wired by the real assembler, and a recorder of all events.
///
/// The user is logged in only if marks are prepared.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let localizer: Localizer
  private let movies = MovieDetailInteractorMock.Movies(unprepared: .unprepared)
  let known = KnownMovies()
  lazy var account = AccountDouble(isLoggedIn: false, recorder: recorder)
  lazy var book = MarkBook(AccountGateway(service: account, sessions: account))

  /// Creates a stage that records diagnostics as issues, unless `report` is set.
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

  /// Prepares a movie, which arrives once the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with movie: StubMovie, behind gate: Gate? = nil) {
    answer(id, with: .success(movie), behind: gate)
  }

  /// Prepares an error, which arrives once the gate is open.
  func answer(_ id: MovieID = .tmdb(278), with error: MovieError, behind gate: Gate? = nil) {
    answer(id, with: .failure(error), behind: gate)
  }

  /// Prepares a movie or an error, which arrives once the gate is open.
  func answer(
    _ id: MovieID = .tmdb(278), with answer: Result<any DetailedMovie, MovieError>,
    behind gate: Gate? = nil
  ) {
    movies.add(answer, to: id, behind: gate)
  }

  /// Prepares the user's marks of movie 278, which arrive once the gate is open.
  func answerMarks(with marks: Marks, behind gate: Gate? = nil) {
    account.isLoggedIn = true
    account.marks[278] = marks
    (account.readError, account.readGate) = (nil, gate)
  }

  /// Prepares an error for the user's marks.
  func answerMarks(with error: MovieError) {
    account.isLoggedIn = true
    account.readError = error
  }

  /// Opens the page as the window's root.
  func open(_ id: MovieID = .tmdb(278), spied: Bool = true, recorded: Bool = true) async {
    await open(module(id, spied: spied), recorded: recorded)
  }

  /// Opens the page from a row.
  func open(_ row: MovieViewModel) async {
    await open(module(MovieDetailInput(row)))
  }

  /// Opens a movie with the marks of a user who is logged in, unrecorded.
  func openLoggedIn(
    _ marks: Marks = Marks(), with movie: StubMovie = .full
  ) async {
    answer(with: movie)
    answerMarks(with: marks)
    await open(recorded: false)
  }

  /// Opens a movie without a login, unrecorded.
  func openLoggedOut(with movie: StubMovie = .full) async {
    answer(with: movie)
    await open(recorded: false)
  }

  /// Ends the login that a page requested, in a task of that page.
  func endLogin(isLoggedIn: Bool) async {
    if isLoggedIn { account.isLoggedIn = true }
    guard let detail = recorder.requester else { return }
    await window.run(in: detail) { [recorder] in
      await (recorder.requester as? any MovieDetailModuleInput)?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// Wires a page; only the window keeps its parts alive.
  func module(_ id: MovieID = .tmdb(278), spied: Bool = true) -> Module {
    module(MovieDetailInput(id: id), spied: spied)
  }

  private func module(_ input: MovieDetailInput, spied: Bool = true) -> Module {
    let recorder = recorder
    let spy: MovieDetailAssembler.ViewMaker = { [localizer] presenter in
      let view = MovieDetailAssembler.defaultView(of: presenter, localizer: localizer)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    return MovieDetailAssembler.assemble(
      input: input,
      interactor: MovieDetailInteractorMock(
        recorder: recorder, movies: movies, marks: book, facts: known),
      window: window, output: nil, router: parts.router(), localizer: localizer,
      makeView: spied ? spy : nil)
  }
}
