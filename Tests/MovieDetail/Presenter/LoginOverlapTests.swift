import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: two changes that need a log-in")
@MainActor
struct LoginOverlapTests {
  let stage = Stage()
  let first = Gate()
  let second = Gate()

  /// Has Favorite and Watchlist under way at once; their events are done with.
  private func press(
    refusing error: MovieError? = .notLoggedIn
  ) async -> (favorite: Task<Void, Never>, watchlist: Task<Void, Never>) {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: error, behind: first)
    stage.answer(.watchlist(true), with: .notLoggedIn, behind: second)
    let favorite = Task { await stage.window.send(.activate("favorite")) }
    await first.arrivals(1)
    let watchlist = Task { await stage.window.send(.activate("watchlist")) }
    await second.arrivals(1)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite…", "watchlist…"), "interactor.apply(watchlist(true), 278)")
    return (favorite, watchlist)
  }

  @Test("Both are kept and lead to one log-in, the first to meet the end of the session first")
  func firstKept() async {
    let press = await press()
    await first.open()
    await press.favorite.value
    await second.open()
    await press.watchlist.value
    stage.recorder.expect(shown("known", "watchlist…"), "router.logIn", shown("known"))
    stage.answerStates(with: AccountStates())
    stage.answer(.favorite(true))
    stage.answer(.watchlist(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked", "known"), "interactor.states(278)", shown("known"),
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite"), shown("known", "favorite", "watchlist…"),
      "interactor.apply(watchlist(true), 278)", shown("known", "favorite", "watchlist"))
  }

  @Test("One that meets it only after that log-in was given up leads to one of its own")
  func late() async {
    let press = await press()
    await second.open()
    await press.watchlist.value
    await stage.endLogin(isLoggedIn: false)
    await first.open()
    await press.favorite.value
    stage.recorder.expect(
      shown("known", "favorite…"), "router.logIn", shown("known"), "router.logIn")
    stage.answerStates(with: AccountStates())
    stage.answer(.favorite(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked", "known"), "interactor.states(278)", shown("known"),
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite"))
  }

  @Test("One that is applied only after the log-in is so, whatever the states said meanwhile")
  func appliedLate() async {
    let press = await press(refusing: nil)
    await second.open()
    await press.watchlist.value
    stage.answerStates(with: AccountStates(isOnWatchlist: true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("known", "favorite…"), "router.logIn", shown("asked", "known", "favorite…"),
      "interactor.states(278)", shown("known", "no favorite…", "watchlist"))
    await first.open()
    await press.favorite.value
    stage.recorder.expect(shown("known", "favorite", "watchlist"))
  }

  @Test("When the person has gone on, the reason stands on the page, and the next press asks anew")
  func goneOn() async {
    await stage.openLoggedOut()
    stage.recorder.acceptsRequests = false
    stage.answer(.favorite(true), with: .notLoggedIn)
    stage.answer(.favorite(true))
    await stage.window.send(.activate("favorite"))
    await stage.endLogin(isLoggedIn: true)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("favorite…"), "interactor.apply(favorite(true), 278)", shown(), "router.logIn",
      shown("refused not-logged-in"), shown("favorite…"),
      "interactor.apply(favorite(true), 278)", shown("favorite"))
  }
}
