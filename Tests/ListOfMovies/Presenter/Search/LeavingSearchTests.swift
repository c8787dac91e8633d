import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LeavingSearchTests {
  let stage = Stage(timeStandsStill: true)
  let gate = Gate()

  @Test func `Leaving a search cancels its loading and shows the list immediately`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    let typing = await stage.search("alien", until: gate)
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(3 rows))")
    await gate.open()
    await typing.value
    stage.recorder.expect("cancelled: interactor.movies(.search(alien), page: 1)")
    #expect(stage.shownIDs == ["1", "2", "3"])
  }

  @Test func `Leaving a search cancels its next page`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...49), of: 2)
    stage.answer(.alien, page: 2, with: movies(50...69), of: 2, behind: gate)
    await stage.search("alien")
    let more = Task { await stage.window.send(.more) }
    await gate.arrivals(1)
    await stage.window.send(.search(""))
    await gate.open()
    await more.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.search(alien), page: 2)",
      "view.update(.loaded(3 rows))",
      "cancelled: interactor.movies(.search(alien), page: 2)")
  }

  @Test func `A next page that the search interrupted can be requested again`() async {
    await stage.openPopular(of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2, behind: gate)
    stage.answer(.alien, with: movies(30...31))
    let more = Task { await stage.window.send(.more) }
    await gate.arrivals(1)
    await stage.search("alien")
    await gate.open()
    await more.value
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: available))")
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows))")
  }

  @Test func `A list that the search interrupted loads from its opened page`()
    async
  {
    stage.answer(page: 2, with: movies(1...3), of: 2, behind: gate)
    stage.answer(page: 2, with: movies(1...4), of: 2)
    stage.answer(.alien, with: movies(30...31))
    let opening = Task { await stage.open(ListOfMoviesInput(page: 2)) }
    await gate.arrivals(1)
    await stage.search("alien")
    await gate.open()
    await opening.value
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(4 rows))")
  }
}
