import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

/// Closing a list while a search is pending.
@MainActor
struct ListOfMoviesPendingSearchTests {
  let stage = Stage(timeStandsStill: true)
  let gate = Gate()

  @Test func `Closing cancels a search during its pause`() async {
    await stage.openPopular(movies(1...3))
    let typing = await stage.type("alien")
    stage.window.close()
    stage.passPause()
    await typing.value
    stage.recorder.expect()
    await stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test func `Closing cancels a loading search and a newer one during its pause`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    let older = await stage.search("alien", until: gate)
    let newer = await stage.type("aliens")
    stage.window.close()
    stage.passPause()
    await gate.open()
    await newer.value
    await older.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "cancelled: interactor.movies(.search(alien), page: 1)")
    await stage.recorder.expectNoLeftovers(in: stage.window)
  }
}
