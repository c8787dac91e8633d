import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct FocusTests {
  let stage = Stage()

  @Test
  func
    `A refresh keeps the focus, and a search focuses the first row`()
    async
  {
    await stage.openPopular(movies(1...3))
    stage.answer(with: movies(1...3))
    stage.answer(.alien, with: movies(30...31))
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.refresh)
    await stage.window.send(.moveFocus(2))
    await stage.window.send(.search("alien"))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus: 1))",
      "view.update(.loaded(3 rows, focus: 1, next: loading))",
      "interactor.movies(.kind(.popular), page: 1, reload)",
      "view.update(.loaded(3 rows, focus: 1))",
      "view.update(.loaded(3 rows, focus: 1, Updated))",
      "view.update(.loaded(3 rows, focus: 2))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `The focus is unchanged after another screen closes`() async {
    await stage.openPopular(movies(1...3))
    await stage.window.send(.selectRow(2))
    stage.answer(.alien, with: movies(30...31))
    await stage.window.push(stage.module(ListOfMoviesInput(query: .alien), spied: false))
    await stage.window.send(.moveFocus(1))
    stage.window.pop()
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus: 2))", "router.showMovie(id: 3)",
      "interactor.movies(.search(alien), page: 1)")
    #expect(stage.window.scene?.focus == 2)
  }
}
