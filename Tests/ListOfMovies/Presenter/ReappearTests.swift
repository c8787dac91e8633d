import ListOfMovies
import MovieEntities
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

  @Test("When nothing is left it says so")
  func nothingLeft() async {
    await stage.openFavorites(1...1)
    stage.answer(.favorites, with: [])
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loaded(1 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.empty)")
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

  @Test(
    "A list that needs a log-in is requested again, because the user may have logged in elsewhere")
  func loggedInElsewhere() async {
    stage.answer(.favorites, with: .notLoggedIn)
    await stage.open(ListOfMoviesInput(query: .kind(.favorites)))
    stage.recorder.forget()
    stage.answer(.favorites, with: movies(1...3))
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(3 rows))")
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
      "view.update(.loaded(2 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.loaded(2 rows))")
  }
}
