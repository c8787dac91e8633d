import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the focus asks for the next page")
@MainActor
struct FocusPagingTests {
  let stage = Stage()

  @Test("On the fifth last row it does, and on those after it", arguments: [15, 19])
  func amongTheLastFive(row: Int) async {
    await stage.openPopular(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.moveFocus(row))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: \(row), next: available))",
      "view.update(.loaded(20 rows, focus: \(row), next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, focus: \(row), next: available))")
  }

  @Test("On the sixth last row it does not, nor on those before it", arguments: [14])
  func before(row: Int) async {
    await stage.openPopular(of: 3)
    await stage.window.send(.moveFocus(row))
    stage.recorder.expect("view.update(.loaded(20 rows, focus: \(row), next: available))")
  }
}
