import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct LoadingTests {
  let stage = Stage()

  @Test(arguments: [.kind(.upcoming), .search(term: "dune", year: 2021)] as [MovieQuery])
  func `The opened list and page are requested`(query: MovieQuery) async {
    stage.answer(query, page: 2, with: movies(1...20), of: 2)
    await stage.open(ListOfMoviesInput(query: query, page: 2))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(\(spelled(query)), page: 2)",
      "view.update(.loaded(20 rows))")
  }

  @Test func `A list without movies is empty`() async {
    stage.answer(with: [], of: 0)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.empty)")
  }

  @Test func `A failure is shown with its code`() async {
    stage.answer(with: MovieError(MovieError.Code(rawValue: "something-new"), "It did not work."))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(something-new))")
  }

  @Test func `A canceled first load can be retried`() async {
    stage.answer(with: .cancelled)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(cancelled))")
  }
}
