import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: a limit")
@MainActor
struct LimitTests {
  let stage = Stage()

  @Test("A limit within a page shows as many rows and asks once", arguments: [1, 19, 20])
  func withinAPage(limit: Int) async {
    stage.answer(with: movies(1...20), of: 3)
    await stage.open(ListOfMoviesInput(limit: limit))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(\(limit) rows))")
  }

  @Test("A limit beyond a page fetches the pages that it needs, and stops at the limit")
  func severalPages() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 9)
    stage.answer(page: 3, with: movies(41...60), of: 9)
    await stage.open(ListOfMoviesInput(limit: 41))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(41 rows))")
  }

  @Test("Page 500 is the last, whatever the service says")
  func lastServedPage() async {
    stage.answer(page: 500, with: movies(1...20), of: 38_000)
    await stage.open(ListOfMoviesInput(page: 500, limit: 100))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 500)",
      "view.update(.loaded(20 rows))")
  }

  @Test("A search is filled up to the limit as well")
  func search() async {
    let alien = MovieQuery.search(term: "alien", year: nil)
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(alien, with: movies(21...40), of: 2)
    stage.answer(alien, page: 2, with: movies(41...60), of: 2)
    await stage.open(ListOfMoviesInput(limit: 20))
    await stage.window.send(.search("alien"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(20 rows))")
  }
}
