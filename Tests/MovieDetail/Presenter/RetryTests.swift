import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct RetryTests {
  let stage = Stage()
  let gate = Gate()

  @Test func `Pressing Retry twice sends one request`() async {
    stage.answer(with: .offline)
    stage.answer(with: .full, behind: gate)
    await stage.open()
    let first = Task { await stage.window.send(.activate("retry")) }
    await gate.arrivals(1)
    await stage.window.send(.activate("retry"))
    await gate.open()
    await first.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movie(278)",
      shown())
  }

  @Test func `Retry does nothing without a failure`() async {
    stage.answer(with: .full)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown())
  }
}
