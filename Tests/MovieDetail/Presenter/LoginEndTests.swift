import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: which change a log-in keeps")
@MainActor
struct LoginEndTests {
  let stage = Stage()
  let gate = Gate()

  /// Runs a step of the page that waits; nothing keeps that page afterwards.
  private func runInPage(_ step: @escaping @MainActor () async -> Void) async {
    guard let detail = stage.recorder.requester else { return }
    await stage.window.run(in: detail, step)
  }

  /// Presses a button while nobody is logged in; its events are done with.
  private func press(_ button: String, _ change: MarkChange, _ mark: String) async {
    stage.answer(change, with: .notLoggedIn)
    await stage.window.send(.activate(button))
    stage.recorder.expect(
      shown(mark + "…"), "interactor.apply(\(spelled(change)), 278)", shown(), "router.logIn")
  }

  @Test(
    "Backing out changes nothing, and neither does a log-in that ends with nothing kept",
    arguments: [true, false])
  func backedOut(isLoggedIn: Bool) async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    await stage.endLogin(isLoggedIn: false)
    stage.recorder.expect()
    await stage.endLogin(isLoggedIn: isLoggedIn)
    stage.recorder.expect()
  }

  @Test("After backing out the next press leads to a log-in of its own, which keeps it")
  func pressedAgain() async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    await stage.endLogin(isLoggedIn: false)
    await press("watchlist", .watchlist(true), "watchlist")
    stage.answerStates(with: AccountStates())
    stage.answer(.watchlist(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known"), shown("known", "watchlist…"),
      "interactor.apply(watchlist(true), 278)", shown("known", "watchlist"))
  }

  @Test("A change is applied once, however often a log-in ends")
  func once() async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    stage.answer(.favorite(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown(), shown("favorite…"),
      "interactor.apply(favorite(true), 278)", shown("favorite"))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect()
  }

  @Test("So it is when it ends again while the states are under way")
  func twiceAtOnce() async {
    let second = Gate()
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    stage.answerStates(with: AccountStates(isOnWatchlist: true), behind: gate)
    stage.answerStates(with: AccountStates(), behind: second)
    stage.answer(.favorite(true))
    let end = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    let again = Task { await stage.endLogin(isLoggedIn: true) }
    await second.arrivals(1)
    await gate.open()
    await end.value
    await second.open()
    await again.value
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", "interactor.states(278)",
      "cancelled: interactor.states(278)", shown("known"), shown("known", "favorite…"),
      "interactor.apply(favorite(true), 278)",
      shown("known", "favorite"))
  }

  @Test(
    "While a change is kept, another that needs the log-in is kept with it, and no second one is shown"
  )
  func first() async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    stage.answer(.watchlist(true), with: .notLoggedIn)
    await stage.window.send(.activate("watchlist"))
    stage.recorder.expect(
      shown("watchlist…"), "interactor.apply(watchlist(true), 278)", shown())
    stage.answer(.favorite(true))
    stage.answer(.watchlist(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown(), shown("favorite…"),
      "interactor.apply(favorite(true), 278)", shown("favorite"),
      shown("favorite", "watchlist…"), "interactor.apply(watchlist(true), 278)",
      shown("favorite", "watchlist"))
  }

  @Test("While the states after the log-in are under way nothing else can be changed")
  func asked() async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    stage.answerStates(with: AccountStates(), behind: gate)
    stage.answer(.favorite(true))
    let end = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    for action in StatesAndChangesTests.changes { await stage.window.send(action) }
    await gate.open()
    await end.value
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known"), shown("known", "favorite…"),
      "interactor.apply(favorite(true), 278)", shown("known", "favorite"))
  }

  @Test("Closed by the very step that ends the log-in, it neither asks for states nor sends")
  func closed() async {
    await stage.openLoggedOut()
    await press("favorite", .favorite(true), "favorite")
    await runInPage { [window = stage.window, recorder = stage.recorder] in
      let detail = recorder.requester as? any MovieDetailModuleInput
      window.close()
      await detail?.onLoginEnd(isLoggedIn: true)
    }
    stage.recorder.expect()
    await stage.recorder.expectNoLeftovers(in: stage.window)
  }
}
