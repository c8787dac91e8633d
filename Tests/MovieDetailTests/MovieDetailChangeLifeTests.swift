import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail: its life with changes")
@MainActor
struct MovieDetailChangeLifeTests {
  let stage = Stage()
  let gate = Gate()

  /// Closes the window and lets the answer through.
  private func close(_ pending: Task<Void, Never>) async {
    stage.window.close()
    await gate.open()
    await pending.value
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test(
    "Closed while the states are under way, it renders nothing more",
    arguments: [nil, .offline, .notLoggedIn, .cancelled] as [MovieError?])
  func states(error: MovieError?) async {
    stage.answer(with: .full)
    if let error {
      stage.answerStates(with: error, behind: gate)
    } else {
      stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    }
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await close(opening)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      "cancelled: interactor.states(278)")
  }

  @Test(
    "Closed while a change is under way, it renders nothing more, and asks for no log-in",
    arguments: [nil, .offline, .notLoggedIn, .cancelled] as [MovieError?])
  func change(error: MovieError?) async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: error, behind: gate)
    let press = Task { await stage.window.send(.activate("favorite")) }
    await gate.arrivals(1)
    await close(press)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      "cancelled: interactor.apply(favorite(true), 278)")
  }

  @Test("Closed while two changes are under way, it renders nothing more")
  func twoChanges() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .refused, behind: gate)
    stage.answer(.watchlist(true), behind: gate)
    let favorite = Task { await stage.window.send(.activate("favorite")) }
    await gate.arrivals(1)
    let watchlist = Task { await stage.window.send(.activate("watchlist")) }
    await gate.arrivals(2)
    await close(favorite)
    await watchlist.value
    stage.recorder.expectNoLeftovers(in: stage.window)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite…", "watchlist…"), "interactor.apply(watchlist(true), 278)",
      "cancelled: interactor.apply(favorite(true), 278)",
      "cancelled: interactor.apply(watchlist(true), 278)")
  }

  @Test("With its own view, closed while a change is under way, it leaves nothing behind")
  func ownView() async {
    stage.answer(with: .full)
    stage.answer(.favorite(true), behind: gate)
    await stage.open(view: .own)
    let press = Task { await stage.window.send(.activate("favorite")) }
    await gate.arrivals(1)
    await close(press)
    stage.recorder.expect(
      "interactor.movie(278)", "interactor.states(278)", "interactor.apply(favorite(true), 278)",
      "cancelled: interactor.apply(favorite(true), 278)")
  }

  /// Presses Favorite while nobody is logged in, and presents another page in place of the log-in.
  private func presentLogin() async {
    await stage.openLoggedOut()
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.window.send(.activate("favorite"))
    stage.answer(.tmdb(13), with: .notFound)
    await stage.window.present(stage.module(.tmdb(13), view: .own))
    stage.recorder.expect(
      shown("favorite…"), "interactor.apply(favorite(true), 278)", shown(), "router.logIn",
      "interactor.movie(13)")
  }

  @Test("Closed with a log-in presented over it, it leaves nothing behind, whoever waits for it")
  func loginPresented() async {
    await presentLogin()
    stage.window.close()
    stage.recorder.expectNoLeftovers(in: stage.window)
    #expect(stage.asker.module == nil)
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect()
  }

  @Test("A log-in that was presented over it goes, and the page goes on")
  func loginGone() async {
    await presentLogin()
    stage.window.pop()
    stage.answerStates(with: AccountStates())
    stage.answer(.favorite(true))
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown("known"), shown("known", "favorite…"),
      "interactor.apply(favorite(true), 278)", shown("known", "favorite"))
    stage.recorder.expectNoLeftovers(in: stage.window, whileOpen: true)
  }

  @Test("Closed while the states after a log-in are under way, it does not send the change")
  func statesAfterLogin() async {
    await presentLogin()
    stage.window.pop()
    stage.answerStates(with: AccountStates(), behind: gate)
    let end = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    await close(end)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", "cancelled: interactor.states(278)")
  }

  @Test("Closed while the change after a log-in is under way, it renders nothing more")
  func changeAfterLogin() async {
    await presentLogin()
    stage.window.pop()
    stage.answer(.favorite(true), behind: gate)
    let end = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    await close(end)
    stage.recorder.expect(
      shown("asked"), "interactor.states(278)", shown(), shown("favorite…"),
      "interactor.apply(favorite(true), 278)", "cancelled: interactor.apply(favorite(true), 278)")
  }
}
