import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: an empty term goes back to the list that was opened")
@MainActor
struct EmptyTermTests {
  let stage = Stage()

  /// Searches; its events are done with.
  private func searchAlien() async {
    stage.answer(.alien, with: movies(30...31))
    await stage.window.send(.search("alien"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("Rows and focus are those that were left; nothing is asked", arguments: ["", " \t", "\n"])
  func rowsAndFocus(blank: String) async {
    await stage.openPopular()
    await stage.window.send(.moveFocus(7))
    stage.recorder.expect("view.update(.loaded(20 rows, focus: 7))")
    await searchAlien()
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.search(blank))
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus: 1))", "view.update(.loaded(20 rows, focus: 7))")
    #expect(stage.shownIDs == (1...20).map(String.init))
    #expect(stage.window.scene?.title == "Popular movies")
  }

  @Test("Further pages are there too, and the next one can be asked for")
  func furtherPages() async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    stage.answer(page: 3, with: movies(41...60), of: 3)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
    await searchAlien()
    await stage.window.send(.search(""))
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(40 rows, next: available))",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(60 rows))")
  }

  @Test("After several searches it is still the opened list")
  func severalSearches() async {
    await stage.openPopular(movies(1...3))
    await searchAlien()
    stage.answer(.aliens, with: movies(40...40))
    await stage.window.send(.search("aliens"))
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(aliens), page: 1)",
      "view.update(.loaded(1 rows))",
      "view.update(.loaded(3 rows))")
  }

  @Test("Each search goes back to the list as that search found it")
  func leftAnew() async {
    await stage.openPopular(movies(1...3))
    await searchAlien()
    await stage.window.send(.search(""))
    await stage.window.send(.moveFocus(2))
    stage.recorder.expect(
      "view.update(.loaded(3 rows))", "view.update(.loaded(3 rows, focus: 2))")
    await searchAlien()
    await stage.window.send(.search(""))
    stage.recorder.expect("view.update(.loaded(3 rows, focus: 2))")
  }

  @Test("A failed search leaves no trace")
  func failedSearch() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: .offline)
    await stage.window.send(.search("alien"))
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.failed(offline))",
      "view.update(.loaded(3 rows))")
  }

  @Test("A list that was empty is empty again")
  func emptyList() async {
    stage.answer(with: [], of: 0)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.popular), page: 1)", "view.update(.empty)")
    await searchAlien()
    await stage.window.send(.search(""))
    stage.recorder.expect("view.update(.empty)")
  }

  @Test("A list that failed is asked for again")
  func failedList() async {
    stage.answer(with: .offline)
    stage.answer(with: movies(1...3))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(offline))")
    await searchAlien()
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test("Where the opened list is shown already, nothing happens", arguments: [true, false])
  func alreadyThere(isLoaded: Bool) async {
    stage.answer(with: isLoaded ? .success(page(movies(1...3))) : .failure(.offline))
    await stage.open()
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.popular), page: 1)",
      isLoaded ? "view.update(.loaded(3 rows))" : "view.update(.failed(offline))")
  }
}
