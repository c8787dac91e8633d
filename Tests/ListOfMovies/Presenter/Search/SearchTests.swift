import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct SearchTests {
  let stage = Stage()

  /// Opens the popular movies, unrecorded.
  private func open() async {
    stage.answer(with: movies(1...3))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test func `A failed search can be retried`() async {
    await open()
    stage.answer(.search(term: "alien", year: nil), with: .offline)
    stage.answer(.search(term: "alien", year: nil), with: movies(4...5))
    await stage.window.send(.search("alien"))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `More loads the search's second page`() async {
    await open()
    stage.answer(.search(term: "alien", year: nil), with: movies(1...20), of: 2)
    stage.answer(.search(term: "alien", year: nil), page: 2, with: movies(21...22), of: 2)
    await stage.window.send(.search("alien"))
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.search(alien), page: 2)",
      "view.update(.loaded(22 rows))")
  }
}
