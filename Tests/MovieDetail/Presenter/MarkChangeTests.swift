import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: favorite and watchlist")
@MainActor
struct MarkChangeTests {
  /// A mark that a button turns on and off, and how events spell it.
  struct Switch: CustomTestStringConvertible {
    let button: String
    let on: String
    let off: String
    let change: @Sendable (Bool) -> MarkChange
    var testDescription: String { button }
  }

  nonisolated static let switches = [
    Switch(button: "favorite", on: "favorite", off: "no favorite") { .favorite($0) },
    Switch(button: "watchlist", on: "watchlist", off: "off watchlist") { .watchlist($0) },
  ]

  let stage = Stage()
  let gate = Gate()

  @Test("Pressed again while it is under way, nothing is sent or shown", arguments: switches)
  func twice(mark: Switch) async {
    await stage.openLoggedIn()
    stage.answer(mark.change(true), behind: gate)
    let press = Task { await stage.window.send(.activate(mark.button)) }
    await gate.arrivals(1)
    await stage.window.send(.activate(mark.button))
    stage.recorder.expect(
      shown("known", mark.on + "…"), "interactor.apply(\(spelled(mark.change(true))), 278)")
    await gate.open()
    await press.value
    stage.recorder.expect(shown("known", mark.on))
  }

  @Test("Pressed after it has settled, the opposite is sent", arguments: switches)
  func opposite(mark: Switch) async {
    await stage.openLoggedIn()
    stage.answer(mark.change(true))
    stage.answer(mark.change(false))
    await stage.window.send(.activate(mark.button))
    await stage.window.send(.activate(mark.button))
    stage.recorder.expect(
      shown("known", mark.on + "…"), "interactor.apply(\(spelled(mark.change(true))), 278)",
      shown("known", mark.on),
      shown("known", mark.off + "…"), "interactor.apply(\(spelled(mark.change(false))), 278)",
      shown("known"))
  }

  @Test("What the service says is so is turned off first", arguments: switches)
  func known(mark: Switch) async {
    await stage.openLoggedIn(
      AccountStates(
        isFavorite: mark.on == "favorite", isOnWatchlist: mark.on == "watchlist"))
    stage.answer(mark.change(false))
    await stage.window.send(.activate(mark.button))
    stage.recorder.expect(
      shown("known", mark.off + "…"), "interactor.apply(\(spelled(mark.change(false))), 278)",
      shown("known"))
  }

  @Test(
    "Where there is no movie there is nothing to change",
    arguments: [.activate("favorite"), .activate("watchlist"), .activate("rate"), .submit]
      as [UserAction])
  func noMovie(action: UserAction) async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(.type(field: "rating", text: "8"))
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
  }
}
