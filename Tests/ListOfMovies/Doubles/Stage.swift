import ListOfMovies
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// A window with a list in it, wired by the real assembler, and a recorder of all events.
@MainActor
final class Stage: ModuleStage {
  let parts: StageParts
  private let localizer: Localizer
  /// The view of the list created last, while it exists.
  private weak var spy: ViewSpy<ListOfMoviesState>?
  let account = AccountDouble()
  /// The local library, if any.
  var library: LibraryDouble?
  lazy var book = MarkBook(
    AccountGateway(service: account, sessions: account), library: library)
  lazy var marks: any MarkInteractable = book
  let known = KnownMovies()
  /// The people whom a term finds; a term that is not prepared finds none.
  var people: [String: Result<[FoundPerson], MovieError>] = [:]
  /// The titles suggested for misspelled terms.
  var titles: [String: String] = [:]
  var trailers: [Int: String] = [:]
  /// The facts of a movie arrive once this gate is open, if any.
  var factsGate: Gate?
  /// The responses with people wait for this gate, if any.
  var peopleGate: Gate?
  private let answers = ListOfMoviesInteractorMock.Prepared(unprepared: .unprepared)

  /// Creates a stage that records diagnostics as issues, unless `report` is set.
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

  /// Prepares a page, which arrives once the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1, with movies: [PopularMovieEntity],
    of pages: Int = 1, behind gate: Gate? = nil
  ) {
    answer(
      query, page: number, with: .success(page(movies, number: number, of: pages)), behind: gate)
  }

  /// Prepares an error, which arrives once the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1, with error: MovieError,
    behind gate: Gate? = nil
  ) {
    answer(query, page: number, with: .failure(error), behind: gate)
  }

  /// Prepares a page or an error, which arrives once the gate is open.
  func answer(
    _ query: MovieQuery = .kind(.popular), page number: Int = 1,
    with answer: Result<MoviePage, MovieError>, behind gate: Gate? = nil
  ) {
    // The service completes requests even if they were canceled.
    answers.add(
      answer, to: .init(query: query, page: number), behind: gate, ignoringCancellation: true)
  }

  /// Opens the list as the window's root.
  func open(
    _ input: ListOfMoviesInput = ListOfMoviesInput(), spied: Bool = true, recorded: Bool = true
  ) async {
    await open(module(input, spied: spied), recorded: recorded)
  }

  /// An interactor with the prepared responses.
  var interactor: ListOfMoviesInteractorMock {
    ListOfMoviesInteractorMock(
      recorder: recorder, answers: answers, marks: marks, facts: known,
      people: people, peopleGate: peopleGate, titles: titles,
      trailers: trailers, factsGate: factsGate)
  }

  /// Wires a list; only the window keeps its parts alive.
  func module(_ input: ListOfMoviesInput = ListOfMoviesInput(), spied: Bool = true) -> Module {
    let makeSpy: ListOfMoviesAssembler.ViewMaker = { [recorder, localizer] presenter in
      let view = ListOfMoviesAssembler.defaultView(of: presenter, localizer: localizer)
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

  /// Ends the login that the list requested, as the opener of the list does.
  func endLogin(isLoggedIn: Bool) async {
    guard let list = recorder.requester else { return }
    await window.run(in: list) { [recorder] in
      await (recorder.requester as? any ListOfMoviesModuleInput)?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// The list in the view's latest state, if it is loaded.
  var shownList: Paged<MovieViewModel>? {
    spy?.state?.list.content.flatMap { $0.movies.isEmpty ? nil : $0.movies }
  }

  /// The IDs of the rows shown in the window.
  var shownIDs: [String] { window.scene?.rows.map(\.id) ?? [] }
}
