import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

/// A window, a list in it that the real assembler has wired, and the record of what happens there.
@MainActor
final class Stage {
  /// Which view the list is given.
  enum View: CaseIterable { case own, spy }

  let recorder: Recorder
  let window = Window()
  /// The view of the list that was wired last, while that is there.
  private weak var spy: ViewSpy?
  private let answers = Answers<InteractorMock.Question, MoviePage>()

  /// Problems become issues of the test unless it wants to look at them.
  init(report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }) {
    recorder = Recorder(report: report)
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
    answers.add(answer, to: .init(query: query, page: number), behind: gate)
  }

  /// Makes the list the window's root.
  func open(_ input: ListOfMoviesInput = ListOfMoviesInput(), view: View = .spy) async {
    await window.replaceRoot(with: module(input, view: view))
  }

  /// Wires a list; nobody but the window keeps its parts.
  func module(_ input: ListOfMoviesInput = ListOfMoviesInput(), view: View = .spy) -> Module {
    let makeSpy: ListOfMoviesAssembler.ViewMaker = { [recorder] presenter in
      let spy = ViewSpy(recorder: recorder, presenter: presenter)
      self.spy = spy
      return spy
    }
    return ListOfMoviesAssembler.assemble(
      input: input, interactor: InteractorMock(recorder: recorder, answers: answers),
      window: window, output: nil, router: RouterSpy(recorder: recorder),
      makeView: view == .spy ? makeSpy : nil)
  }

  /// The list that the view was given last, if that was one.
  var shownList: MovieListViewModel? {
    if case .loaded(let list) = spy?.state { list } else { nil }
  }

  /// The numbers of the movies that there are to see.
  var shownIDs: [String] { window.scene?.rows.map(\.id) ?? [] }
}
