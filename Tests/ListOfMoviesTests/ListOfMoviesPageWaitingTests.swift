import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List: closed while a next page is under way")
@MainActor
struct ListOfMoviesPageWaitingTests {
  let stage = Stage()
  let gate = Gate()

  @Test("During a next page that the focus asked for", arguments: CancelledSearchTests.late)
  func nextPage(answer: Result<MoviePage, MovieError>) async {
    await stage.openPopular(of: 9)
    stage.answer(page: 2, with: answer, behind: gate)
    let moving = Task { await stage.window.send(.moveFocus(19)) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("During a next page that a refresh has overtaken already")
  func overtakenNextPage() async {
    await stage.openPopular(of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 9, behind: gate)
    stage.answer(with: movies(1...3), of: 9)
    let moving = Task { await stage.window.send(.moveFocus(19)) }
    await gate.arrivals(1)
    await stage.window.send(.refresh)
    stage.window.close()
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows, next: available))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("A list that is closed while a next page is under way renders nothing more")
  func closedWhileLoadingMore() async {
    stage.answer(with: movies(1...20), of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2, behind: gate)
    await stage.open()
    let more = Task { await stage.window.send(.more) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await more.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
    #expect(stage.window.leftovers() == [])
  }
}
