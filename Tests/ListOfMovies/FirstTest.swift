import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The test to read first: a mock provides movies, the presenter decides, and the view updates.
@MainActor
struct FirstTest {
  @Test func `A list loads and then shows the interactor's movies`() async {
    // The recorder keeps all events, in order.
    let recorder = Recorder { $0.record() }
    // The mock returns the response prepared for a query and a page.
    let answers = ListOfMoviesInteractorMock.Prepared(unprepared: .unprepared)
    answers.add(.success(page(movies(1...3))), to: .init(query: .kind(.topRated), page: 1))
    let interactor = ListOfMoviesInteractorMock(recorder: recorder, answers: answers)

    // The assembler creates the presenter and passes it to the view, here a spy around the real
    // one.
    let window = Window()
    let module = ListOfMoviesAssembler.assemble(
      input: ListOfMoviesInput(query: .kind(.topRated)), interactor: interactor, window: window,
      output: nil
    ) { presenter in
      let view = ListOfMoviesAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
    }
    await window.replaceRoot(with: module)

    recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.topRated), page: 1)",
      "view.update(.loaded(3 rows))")
    #expect(window.scene?.rows.map(\.id) == ["1", "2", "3"])
  }
}
