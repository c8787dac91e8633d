import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: on top again")
@MainActor
struct ReappearTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A list that everybody sees stays as it was left")
  func others() async {
    await stage.openPopular()
    await stage.window.goOnAndBack()
    stage.recorder.expect()
  }

  @Test("A personal list keeps its rows while it asks again, and shows what is left then")
  func personal() async {
    await stage.openFavorites(1...3)
    await stage.window.send(.moveFocus(2))
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus: 2))",
      "view.update(.loaded(3 rows, focus: 2, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(2 rows, focus: 1))")
  }

  @Test("It asks for as many pages as were shown")
  func pages() async {
    await stage.openFavorites(1...20, 21...40)
    stage.answer(.favorites, with: movies(2...21), of: 2)
    stage.answer(.favorites, page: 2, with: movies(22...40), of: 2)
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)",
      "interactor.movies(.kind(.favorites), page: 2)", "view.update(.loaded(39 rows))")
  }

  @Test("When there are fewer pages now, no more are asked for")
  func fewerPages() async {
    await stage.openFavorites(1...20, 21...21)
    stage.answer(.favorites, with: movies(1...20), of: 1)
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(21 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.loaded(20 rows))")
  }

  @Test("When nothing is left it says so")
  func nothingLeft() async {
    await stage.openFavorites(1...1)
    stage.answer(.favorites, with: [])
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(1 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.empty)")
  }

  @Test("What fails is said below the rows, and Retry asks for all of them again")
  func failure() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .offline)
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(3 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(3 rows, next: failed(offline)))")
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.loaded(2 rows))")
  }

  @Test("A session that has ended meanwhile offers the log-in, and the list is there after it")
  func loggedOut() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .notLoggedIn)
    await stage.window.goOnAndBack()
    #expect(stage.window.scene?.buttons.map(\.id) == ["log-in"])
    await stage.window.send(.activate("log-in"))
    stage.answer(.favorites, with: movies(1...3))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      "view.update(.loaded(3 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(3 rows, next: failed(not-logged-in)))", "router.logIn",
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test("What is given up leaves the rows as they were")
  func cancelled() async {
    await stage.openFavorites(1...20, 21...21)
    stage.answer(.favorites, with: .cancelled)
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(21 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.loaded(21 rows))")
  }

  @Test("A focus that moves meanwhile stays where it is, on a row there is")
  func focus() async {
    await stage.openFavorites(1...6)
    stage.answer(.favorites, with: movies(1...4), behind: gate)
    let back = Task { await stage.window.goOnAndBack() }
    await gate.arrivals()
    await stage.window.send(.moveFocus(5))
    await gate.open()
    await back.value
    stage.recorder.expect(
      "view.update(.loaded(6 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(6 rows, focus: 5, next: loading))",
      "view.update(.loaded(4 rows, focus: 3))")
  }

  @Test("Where a search stands in its place, it is asked for when the search is left")
  func search() async {
    await stage.openFavorites(1...3)
    stage.answer(.alien, with: movies(7...8))
    await stage.window.send(.search("alien"))
    await stage.window.goOnAndBack()
    stage.recorder.forget()
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("A search that is given up over a list that came back leads to the list as it is now")
  func searchGivenUp() async {
    await stage.openFavorites(1...3)
    stage.answer(.alien, with: .cancelled, behind: gate)
    let search = stage.window.begin(.search("alien"))
    await gate.arrivals()
    await stage.window.goOnAndBack()
    stage.answer(.favorites, with: movies(1...2))
    await gate.open()
    await search.value
    #expect(stage.shownIDs == ["1", "2"])
    // Once is enough.
    stage.recorder.forget()
    stage.answer(.favorites, with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(2 rows))")
  }
}
