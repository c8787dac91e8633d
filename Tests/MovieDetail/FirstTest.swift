import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The test to read first: a mock provides a movie, the presenter decides, and the view updates.
@MainActor
struct FirstTest {
  @Test func `A page loads and then shows the interactor's movie`() async {
    // The recorder keeps all events, in order.
    let recorder = Recorder { $0.record() }
    // The mock returns the prepared response. Without a book there are no marks.
    let interactor = MovieDetailInteractorMock(
      recorder: recorder, movies: .init(unprepared: .unprepared))
    interactor.movies.add(.success(StubMovie.full), to: .tmdb(278))

    // The assembler creates the presenter and passes it to the view, here a spy around the real
    // one.
    let window = Window()
    let module = MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: .tmdb(278)), interactor: interactor, window: window, output: nil
    ) { presenter in
      let view = MovieDetailAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    await window.replaceRoot(with: module)

    recorder.expect("view.update(.loading)", "interactor.movie(278)", shown())
  }
}
