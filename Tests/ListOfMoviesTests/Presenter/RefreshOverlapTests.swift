import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: a refresh while something is under way")
@MainActor
struct RefreshOverlapTests {
  let stage = Stage()
  let gate = Gate()

  /// Sends one action, and another before the first has its answer.
  private func send(_ first: UserAction, then second: UserAction) async {
    let running = Task { await stage.window.send(first) }
    await gate.arrivals(1)
    await stage.window.send(second)
    await gate.open()
    await running.value
  }

  @Test("A refresh drops the next page that is under way")
  func refreshDropsNextPage() async {
    await stage.openPopular(of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2, behind: gate)
    stage.answer(with: movies(1...20), of: 2)
    await send(.more, then: .refresh)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
  }

  @Test("Of two refreshes the newer one is shown, and loading is said once")
  func twoRefreshes() async {
    await stage.openPopular(of: 2)
    stage.answer(with: movies(1...5), behind: gate)
    stage.answer(with: movies(1...6))
    await send(.refresh, then: .refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(6 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 1)")
  }
}
