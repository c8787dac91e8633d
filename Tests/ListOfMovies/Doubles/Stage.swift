import ListOfMovies
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

/// A window, a list in it that the real assembler has wired, and the record of what happens there.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let localizer: Localizer
  /// The view of the list that was wired last, while that is there.
  private weak var spy: ViewSpy<ListOfMoviesState>?
  let account = AccountDouble()
  lazy var book = MarkBook(AccountGateway(service: account, sessions: account))
  let known = KnownMovies()
  /// The people whom a term finds; a term that is not prepared finds none.
  var people: [String: Result<[FoundPerson], MovieError>] = [:]
  /// The titles that terms probably mean.
  var titles: [String: String] = [:]
  /// People come when the gate is open.
  var peopleGate: Gate?
  private let answers = ListOfMoviesInteractorMock.Prepared(unprepared: .unprepared)

  /// Problems become issues of the test unless it wants to look at them.
  init(
    timeStandsStill: Bool = false, localizer: Localizer = .english,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void = { $0.record() }
  ) {
    self.localizer = localizer
    parts = StageParts(
      timeStandsStill: timeStandsStill, fileID: fileID, filePath: filePath, line: line,
      column: column,
      report: report)
  }

  /// Prepares a page; it comes when the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1, with movies: [PopularMovieEntity],
    of pages: Int = 1, behind gate: Gate? = nil
  ) {
    answer(
      query, page: number, with: .success(page(movies, number: number, of: pages)), behind: gate)
  }

  /// Prepares an error; it comes when the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1, with error: MovieError,
    behind gate: Gate? = nil
  ) {
    answer(query, page: number, with: .failure(error), behind: gate)
  }

  /// Prepares either; it comes when the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1,
    with answer: Result<MoviePage, MovieError>, behind gate: Gate? = nil
  ) {
    // The service is not told of a request that was cancelled.
    answers.add(
      answer, to: .init(query: query, page: number), behind: gate, ignoringCancellation: true)
  }

  /// Makes the list the window's root.
  func open(
    _ input: ListOfMoviesInput = ListOfMoviesInput(), spied: Bool = true, recorded: Bool = true
  ) async {
    await open(module(input, spied: spied), recorded: recorded)
  }

  /// Answers as it was prepared.
  var interactor: ListOfMoviesInteractorMock {
    ListOfMoviesInteractorMock(
      recorder: recorder, answers: answers, account: account, book: book, known: known,
      people: people, peopleGate: peopleGate, titles: titles)
  }

  /// Wires a list; nobody but the window keeps its parts.
  func module(_ input: ListOfMoviesInput = ListOfMoviesInput(), spied: Bool = true) -> Module {
    let makeSpy: ListOfMoviesAssembler.ViewMaker = { [recorder] presenter in
      let view = ListOfMoviesAssembler.ownView(of: presenter)
      let spy = ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
      self.spy = spy
      return spy
    }
    return ListOfMoviesAssembler.assemble(
      input: input, interactor: interactor, window: window, output: nil,
      router: parts.router(), clock: parts.waitingClock, localizer: localizer,
      makeView: spied ? makeSpy : nil)
  }

  /// Ends the log-in that the list asked for, as whoever opened the list does it.
  func endLogin(isLoggedIn: Bool) async {
    guard let list = recorder.requester else { return }
    await window.run(in: list) { [recorder] in
      await (recorder.requester as? any ListOfMoviesModuleInput)?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// The list that the view was given last, if that was one.
  var shownList: Paged<MovieViewModel>? {
    if case .loaded(let list) = spy?.state { list.movies } else { nil }
  }

  /// The numbers of the movies that there are to see.
  var shownIDs: [String] { window.scene?.rows.map(\.id) ?? [] }
}
