import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: a change that needs a log-in")
@MainActor
struct LoginTests {
  let stage = Stage()

  /// Presses Favorite while nobody is logged in; its events are done with.
  private func pressFavorite() async {
    await stage.openLoggedOut()
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("favorite…"), "interactor.apply(favorite(true), 278)", shown(), "router.logIn")
  }

  @Test("After the log-in the states are asked for, then the change is sent and shown")
  func loggedIn() async {
    await pressFavorite()
    stage.answerStates(with: AccountStates(isOnWatchlist: true))
    stage.answer(.favorite(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known", "watchlist"),
      shown("known", "favorite…", "watchlist"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite", "watchlist"))
  }

  @Test("What the states say is so already is not sent")
  func soAlready() async {
    await pressFavorite()
    stage.answerStates(with: AccountStates(isFavorite: true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known", "favorite"))
  }

  @Test("A change is sent also when the states did not come")
  func statesFail() async {
    await pressFavorite()
    stage.answerStates(with: .offline)
    stage.answer(.favorite(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("notice"), shown("favorite…", "notice"),
      "interactor.apply(favorite(true), 278)", shown("favorite", "notice"))
  }

  @Test("A refresh before the change is sent is passed over: the change is not lost")
  func refreshMeanwhile() async {
    await pressFavorite()
    let gate = Gate()
    stage.answerStates(with: AccountStates(), behind: gate)
    stage.answer(.favorite(true))
    let end = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    await stage.window.send(.refresh)
    await gate.open()
    await end.value
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known"), shown("known", "favorite…"),
      "interactor.apply(favorite(true), 278)", shown("known", "favorite"))
    stage.answer(with: .full)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "refreshing"), "interactor.movie(278)",
      shown("asked", "updated"), "interactor.states(278)", shown("updated"))
  }

  @Test("A change that is refused after the log-in is taken back, with the reason")
  func refused() async {
    await pressFavorite()
    stage.answerStates(with: AccountStates())
    stage.answer(.favorite(true), with: .refused)
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known"), shown("known", "favorite…"),
      "interactor.apply(favorite(true), 278)", shown("known", "refused refused"))
  }

  @Test("Still not logged in after the log-in: a reason, and no second log-in")
  func stillRefused() async {
    await pressFavorite()
    stage.answerStates(with: .notLoggedIn)
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown(), shown("favorite…"),
      "interactor.apply(favorite(true), 278)",
      shown("refused not-logged-in"))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect()
  }

  @Test("A new press after that leads to a log-in again")
  func pressAfterRefusal() async {
    await pressFavorite()
    stage.answer(.favorite(true), with: .notLoggedIn)
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.endLogin(isLoggedIn: true)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown(), shown("favorite…"),
      "interactor.apply(favorite(true), 278)",
      shown("refused not-logged-in"),
      shown("favorite…"), "interactor.apply(favorite(true), 278)", shown(), "router.logIn")
  }

  @Test("A session that has ended meanwhile leads the same way, once")
  func endedMeanwhile() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true, rating: OwnRating(7)))
    stage.answer(.favorite(false), with: .notLoggedIn)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "no favorite…", "rated 7", "typed 7"),
      "interactor.apply(favorite(false), 278)",
      shown("known", "favorite", "rated 7", "typed 7"), "router.logIn")
    stage.answerStates(with: AccountStates(isFavorite: true))
    stage.answer(.favorite(false))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked", "known", "favorite", "rated 7", "typed 7"), "interactor.states(278)",
      shown("known", "favorite", "typed 7"), shown("known", "no favorite…", "typed 7"),
      "interactor.apply(favorite(false), 278)", shown("known", "typed 7"))
  }
}
