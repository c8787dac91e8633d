import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct NextPageTests {
  let stage = Stage()

  /// Opens a list of which the first page is there; its events are done with.
  private func open(of pages: Int) async {
    stage.answer(with: movies(1...20), of: pages)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test func `More adds the next page below the rows`() async {
    await open(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
    #expect(stage.shownIDs == (1...40).map(String.init))
  }

  @Test func `A limit loads the necessary pages and stops`() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 9)
    await stage.open(ListOfMoviesInput(limit: 31))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(31 rows))")
  }

  @Test func `Retry requests only the failed next page`() async {
    await open(of: 3)
    stage.answer(page: 2, with: .offline)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: failed(offline)))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
  }
}
