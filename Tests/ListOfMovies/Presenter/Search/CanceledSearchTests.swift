import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct CanceledSearchTests {
  let stage = Stage(timeStandsStill: true)
  let gate = Gate()
  /// The late responses of a canceled search.
  nonisolated static let late: [Result<MoviePage, MovieError>] = [
    .success(page(movies(30...31))), .success(page([], of: 0)), .failure(.offline),
    .failure(.cancelled),
  ]

  @Test(arguments: late)
  func `Typing more cancels a search, whose response is not shown`(
    answer: Result<MoviePage, MovieError>
  ) async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: answer, behind: gate)
    let older = await stage.search("alien", until: gate)
    stage.recorder.expect("view.update(.loading)", "interactor.movies(.search(alien), page: 1)")
    let newer = await stage.type("aliens")
    await gate.open()
    await older.value
    stage.recorder.expect("cancelled: interactor.movies(.search(alien), page: 1)")
    stage.answer(.aliens, with: movies(40...42))
    stage.passPause()
    await newer.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(aliens), page: 1)",
      "view.update(.loaded(3 rows))")
  }
}
