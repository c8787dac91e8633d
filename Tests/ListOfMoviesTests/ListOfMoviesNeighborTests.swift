import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List: beside other screens")
@MainActor
struct ListOfMoviesNeighborTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A list that was replaced while loading does not touch the new root")
  func replacedWhileLoading() async {
    stage.answer(with: movies(1...20), behind: gate)
    stage.answer(.kind(.upcoming), with: movies(50...51))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.open(ListOfMoviesInput(query: .kind(.upcoming)))
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loading)",
      "interactor.movies(.kind(.upcoming), page: 1)",
      "view.update(.loaded(2 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 1)")
    #expect(stage.shownIDs == ["50", "51"])
    #expect(stage.window.leftovers() == [])
  }

  @Test("A list that another screen covers goes on loading")
  func covered() async {
    stage.answer(with: movies(1...20), behind: gate)
    stage.answer(.kind(.upcoming), with: movies(50...51))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.push(
      stage.module(ListOfMoviesInput(query: .kind(.upcoming)), view: .own))
    await gate.open()
    await opening.value
    stage.window.pop()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "interactor.movies(.kind(.upcoming), page: 1)",
      "view.update(.loaded(20 rows))")
    #expect(stage.shownIDs == (1...20).map(String.init))
    #expect(stage.window.leftovers() == [])
  }
}
