import MovieDetail
import MovieEntities
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
    await stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("Closed while a change is under way, it renders nothing more, and asks for no log-in")
  func change() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .notLoggedIn, behind: gate)
    let press = Task { await stage.window.send(.activate("favorite")) }
    await gate.arrivals(1)
    await close(press)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      "cancelled: interactor.apply(favorite(true), 278)")
  }

  /// Presses Favorite while nobody is logged in, and presents another page in place of the log-in.
  private func presentLogin() async {
    await stage.openLoggedOut()
    stage.answer(.favorite(true), with: .notLoggedIn)
    await stage.window.send(.activate("favorite"))
    stage.answer(.tmdb(13), with: .notFound)
    await stage.window.present(stage.module(.tmdb(13), spied: false))
    stage.recorder.expect(
      shown("favorite…"), "interactor.apply(favorite(true), 278)", shown(), "router.logIn",
      "interactor.movie(13)")
  }

  @Test("Closed with a log-in presented over it, it leaves nothing behind, whoever waits for it")
  func loginPresented() async {
    await presentLogin()
    stage.window.close()
    await stage.recorder.expectNoLeftovers(in: stage.window)
    #expect(stage.recorder.requester == nil)
    await stage.endLogin(isLoggedIn: true)
    stage.recorder.expect()
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
}
