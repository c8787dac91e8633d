import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting
import Wording

/// A window, a list in it that the real assembler has wired, and the record of what happens there.
@MainActor
final class Stage {
  /// Which view the list is given.
  enum View: CaseIterable { case own, spy }

  /// Whether a pause takes no time, or as much as the test says.
  enum Time { case flies, standsStill }

  let recorder: Recorder
  let window = Window()
  /// What the list waits on while time stands still.
  let clock = ManualClock()
  /// What the list waits on when time flies.
  let immediateClock = ImmediateClock()
  private let time: Time
  private let words: Words
  /// The view of the list that was wired last, while that is there.
  private weak var spy: ViewSpy?
  /// The router of the list that was wired last, while that is there.
  private weak var router: RouterSpy?
  private let answers = Answers<InteractorMock.Question, MoviePage>()

  /// Problems become issues of the test unless it wants to look at them.
  init(
    time: Time = .flies, words: Words = .english,
    report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
  ) {
    self.time = time
    self.words = words
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
    let makeSpy: ListOfMoviesAssembler.ViewMaker = { [recorder, words] presenter in
      let spy = ViewSpy(recorder: recorder, presenter: presenter, words: words)
      self.spy = spy
      return spy
    }
    let router = RouterSpy(recorder: recorder)
    self.router = router
    return ListOfMoviesAssembler.assemble(
      input: input, interactor: InteractorMock(recorder: recorder, answers: answers),
      window: window, output: nil, router: router,
      clock: time == .flies ? immediateClock : clock, words: words,
      makeView: view == .spy ? makeSpy : nil)
  }

  /// Ends the log-in that the list asked for, as whoever opened the list does it.
  func endLogin(isLoggedIn: Bool) async {
    await window.run { [weak router] in
      await router?.waiting?.onLoginEnd(isLoggedIn: isLoggedIn)
    }
  }

  /// The list that the view was given last, if that was one.
  var shownList: MovieListViewModel? {
    if case .loaded(let list) = spy?.state { list } else { nil }
  }

  /// The numbers of the movies that there are to see.
  var shownIDs: [String] { window.scene?.rows.map(\.id) ?? [] }
}
