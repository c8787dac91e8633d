import ListOfMovies
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization
import ViperTesting

@Suite("List presenter: an order")
@MainActor
struct OrderTests {
  let stage = Stage()
  let order = MovieListOrder(name: "-id") { $0.sorted { $0.id > $1.id } }

  @Test("The rows that a limit requires are put in order together")
  func limit() async {
    stage.answer(with: movies(1...3), of: 3)
    stage.answer(page: 2, with: movies(4...6), of: 3)
    stage.answer(page: 3, with: movies(7...9), of: 3)
    await stage.open(ListOfMoviesInput(limit: 8, order: order))
    #expect(stage.shownIDs == (1...8).reversed().map(String.init))
    stage.recorder.forget()
  }

  @Test("The rows of a further page are put in order with the others")
  func more() async {
    stage.answer(with: movies(1...3), of: 2)
    stage.answer(page: 2, with: movies(4...6), of: 2)
    await stage.open(ListOfMoviesInput(order: order))
    #expect(stage.shownIDs == ["3", "2", "1"])
    await stage.window.send(.more)
    #expect(stage.shownIDs == (1...6).reversed().map(String.init))
    stage.recorder.forget()
  }
}
