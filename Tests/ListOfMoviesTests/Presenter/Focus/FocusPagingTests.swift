import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the focus asks for the next page")
@MainActor
struct FocusPagingTests {
  let stage = Stage()

  @Test("On the fifth last row it does, and on those after it", arguments: 15...19)
  func amongTheLastFive(row: Int) async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.moveFocus(row))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: \(row), next: available))",
      "view.update(.loaded(20 rows, focus: \(row), next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, focus: \(row), next: available))")
  }

  @Test("On the sixth last row it does not, nor on those before it", arguments: [1, 13, 14])
  func before(row: Int) async {
    await stage.openPopular(of: 3)
    await stage.window.send(.moveFocus(row))
    stage.recorder.expect("view.update(.loaded(20 rows, focus: \(row), next: available))")
  }

  @Test("Moving on page after page reaches the end of the list, and asks for nothing after it")
  func toTheEnd() async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    stage.answer(page: 3, with: movies(41...43), of: 3)
    for _ in 1...4 { await stage.window.send(.moveFocus(.max)) }
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, focus: 19, next: available))",
      "view.update(.loaded(40 rows, focus: 39, next: available))",
      "view.update(.loaded(40 rows, focus: 39, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(43 rows, focus: 39))",
      "view.update(.loaded(43 rows, focus: 42))")
  }

  @Test("A movie that two pages share is shown once, and the focus stays on its row")
  func sharedMovies() async {
    await stage.openPopular(of: 2)
    stage.answer(page: 2, with: [movie(20), movie(21), movie(3)], of: 2)
    await stage.window.send(.moveFocus(19))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(21 rows, focus: 19))")
    #expect(stage.shownIDs == (1...21).map(String.init))
  }

  @Test("A page with nothing but shared movies is followed by the next one")
  func onlySharedMovies() async {
    await stage.openPopular(of: 9)
    stage.answer(page: 2, with: movies(1...20), of: 9)
    stage.answer(page: 3, with: movies(15...24), of: 9)
    await stage.window.send(.moveFocus(18))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 18, next: available))",
      "view.update(.loaded(20 rows, focus: 18, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, focus: 18, next: available))",
      "view.update(.loaded(20 rows, focus: 18, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(24 rows, focus: 18, next: available))")
  }

  @Test("Pages with nothing but shared movies end with the list")
  func onlySharedMoviesToTheEnd() async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: movies(1...20), of: 3)
    stage.answer(page: 3, with: movies(1...20), of: 3)
    await stage.window.send(.moveFocus(19))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(20 rows, focus: 19))")
  }

  @Test("Page 500 is the last")
  func lastServedPage() async {
    stage.answer(page: 499, with: movies(1...20), of: 38_000)
    stage.answer(page: 500, with: movies(21...40), of: 38_000)
    await stage.open(ListOfMoviesInput(page: 499))
    for _ in 1...3 { await stage.window.send(.moveFocus(.max)) }
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 499)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 500)",
      "view.update(.loaded(40 rows, focus: 19))",
      "view.update(.loaded(40 rows, focus: 39))")
  }

  @Test("With a limit no page beyond it is asked for")
  func limit() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 9)
    await stage.open(ListOfMoviesInput(limit: 25))
    await stage.window.send(.moveFocus(.max))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(25 rows))",
      "view.update(.loaded(25 rows, focus: 24))")
  }
}
