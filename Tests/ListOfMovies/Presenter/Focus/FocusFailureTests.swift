import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct FocusFailureTests {
  let stage = Stage()

  /// Moves the focus to the end, where the second page fails, unrecorded.
  private func fail(with error: MovieError) async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: error)
    await stage.window.send(.moveFocus(17))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 17, next: available))",
      "view.update(.loaded(20 rows, focus: 17, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, focus: 17, next: failed(\(error.code.rawValue))))")
  }

  @Test func `Leaving a search restores the failure, and Retry works`() async {
    await fail(with: .offline)
    stage.answer(.alien, with: movies(30...31))
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await stage.window.send(.search("alien"))
    await stage.window.send(.search(""))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "view.update(.loaded(20 rows, focus: 17, next: failed(offline)))",
      "view.update(.loaded(20 rows, focus: 17, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, focus: 17))")
  }
}
