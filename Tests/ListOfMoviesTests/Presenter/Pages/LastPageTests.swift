import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

/// The last page that is needed is looked at again after each page.
@Suite("List presenter: the last of the pages side by side")
@MainActor
struct LastPageTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A list that turns out shorter ends at its last page, whatever has arrived after it")
  func shorter() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 3, behind: gate)
    stage.answer(page: 3, with: movies(41...43), of: 3)
    stage.answer(page: 4, with: movies(61...80), of: 9)
    stage.answer(page: 5, with: .offline)
    let opening = Task { await stage.open(ListOfMoviesInput(limit: 100)) }
    await gate.arrivals()
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "interactor.movies(.kind(.popular), page: 3)",
      "interactor.movies(.kind(.popular), page: 4)",
      "interactor.movies(.kind(.popular), page: 5)",
      "view.update(.loaded(40 rows, next: loading))",
      "view.update(.loaded(43 rows))")
  }

  @Test("A list that ends before the page that was shown last has no further rows")
  func muchShorter() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(21...40), of: 1)
    stage.answer(page: 3, with: movies(41...60), of: 9)
    await stage.open(ListOfMoviesInput(limit: 60))
    #expect(stage.shownIDs == (1...40).map(String.init))
    #expect(stage.shownList?.nextPage == NextPage.none)
    stage.recorder.forget()
  }

  @Test("A list that turns out longer goes on to the limit")
  func longer() async {
    stage.answer(with: movies(1...20), of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 4)
    stage.answer(page: 3, with: movies(41...60), of: 4)
    stage.answer(page: 4, with: movies(61...80), of: 5)
    stage.answer(page: 5, with: movies(81...100), of: 5)
    await stage.open(ListOfMoviesInput(limit: 90))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(60 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 4)",
      "view.update(.loaded(80 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 5)",
      "view.update(.loaded(90 rows))")
  }

  @Test("Movies that pages share make further pages necessary, which are requested meanwhile")
  func shared() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(16...35), of: 9)
    stage.answer(page: 3, with: movies(36...55), of: 9, behind: gate)
    let fourth = Gate()
    stage.answer(page: 4, with: movies(51...70), of: 9, behind: fourth)
    let opening = Task { await stage.open(ListOfMoviesInput(limit: 60)) }
    await gate.arrivals()
    await fourth.arrivals()
    await gate.open()
    await fourth.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(35 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "interactor.movies(.kind(.popular), page: 4)",
      "view.update(.loaded(55 rows, next: loading))",
      "view.update(.loaded(60 rows))")
    #expect(stage.shownIDs == (1...60).map(String.init))
  }

  @Test("A page that the limit makes needless before its request begins is not requested")
  func needless() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: movies(6...25), of: 9)
    stage.answer(page: 3, with: movies(26...45), of: 9)
    stage.answer(page: 4, with: movies(46...65), of: 9)
    await stage.open(ListOfMoviesInput(limit: 64))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(25 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(45 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 4)",
      "view.update(.loaded(64 rows))")
  }

  @Test("An empty page ends the list before the pages that have arrived")
  func empty() async {
    stage.answer(with: movies(1...20), of: 9)
    stage.answer(page: 2, with: [], of: 9, behind: gate)
    stage.answer(page: 3, with: movies(41...60), of: 9)
    let opening = Task { await stage.open(ListOfMoviesInput(limit: 60)) }
    await gate.arrivals()
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(20 rows))")
  }

  @Test("No page after the 500th is requested")
  func lastServed() async {
    for page in 497...500 {
      stage.answer(
        page: page, with: movies((page * 20 - 19)...(page * 20)), of: 38_000)
    }
    await stage.open(ListOfMoviesInput(page: 497, limit: 1_000))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 497)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 498)",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 499)",
      "view.update(.loaded(60 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 500)",
      "view.update(.loaded(80 rows))")
  }
}
