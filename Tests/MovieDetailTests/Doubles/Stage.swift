import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

/// A window, a movie's page in it that the real assembler has wired, and the record of what happens.
@MainActor
final class Stage {
  /// Which view the page is given.
  enum View: CaseIterable { case own, spy }

  let recorder: Recorder
  let window = Window()
  private let answers = Answers<MovieID, any DetailedMovie>()

  /// Problems become issues of the test unless it wants to look at them.
  init(report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }) {
    recorder = Recorder(report: report)
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
    answers.add(answer, to: id, behind: gate)
  }

  /// Makes the page the window's root.
  func open(_ id: MovieID = .tmdb(278), view: View = .spy) async {
    await window.replaceRoot(with: module(id, view: view))
  }

  /// Wires a page; nobody but the window keeps its parts.
  func module(_ id: MovieID = .tmdb(278), view: View = .spy) -> Module {
    let recorder = recorder
    let spy: MovieDetailAssembler.ViewMaker = { ViewSpy(recorder: recorder, presenter: $0) }
    return MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: id),
      interactor: InteractorMock(recorder: recorder, answers: answers), window: window,
      output: nil, router: RouterSpy(recorder: recorder), makeView: view == .spy ? spy : nil)
  }
}
