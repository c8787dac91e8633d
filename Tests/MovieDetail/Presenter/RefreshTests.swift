import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct RefreshTests {
  let stage = Stage()
  let gate = Gate()

  @Test func `It asks for the movie and for the states anew`() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true))
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(rating: OwnRating(8)))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "refreshing"),
      "interactor.movie(278)",
      shown("known", "favorite", "updated"),
      "account.states(278)",
      shown("known", "rated 8", "typed 8", "updated"))
  }

  @Test func `A note goes when the states come after all`() async {
    stage.answer(with: .full)
    stage.answer(with: .full)
    stage.answerStates(with: .offline)
    stage.answerStates(with: AccountStates())
    await stage.open()
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown(),
      "account.states(278)",
      shown("notice"),
      shown("notice", "refreshing"),
      "interactor.movie(278)",
      shown("notice", "updated"),
      "account.states(278)",
      shown("known", "updated"))
  }

  @Test func `States that a refresh overtakes are not shown`() async {
    stage.answer(with: .full)
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    stage.answerStates(with: AccountStates(isOnWatchlist: true))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.send(.refresh)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown(),
      "account.states(278)",
      shown("refreshing"),
      "interactor.movie(278)",
      shown("updated"),
      "account.states(278)",
      shown("known", "watchlist", "updated"),
      "cancelled: account.states(278)",
      shown("known", "favorite", "updated"))
  }

  @Test func `The page stays meanwhile, with the whole cast and the focus, but not what was typed`()
    async
  {
    await stage.openLoggedOut(with: .crowded)
    stage.answer(with: .full)
    await stage.window.send(.type(field: "rating", text: "x"))
    await stage.window.send(.submit)
    await stage.window.send(.activate("all-cast"))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("typed x", "complaint"),
      shown("typed x", "complaint", "all cast"),
      shown("typed x", "complaint", "all cast", "refreshing"),
      "interactor.movie(278)",
      shown("typed x", "complaint", "all cast", "updated"))
  }

  @Test func `A page that cannot be requested again stays, and says why; a retry requests it`()
    async
  {
    await stage.openLoggedIn()
    stage.answer(with: .offline)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.lines.isEmpty == false)
    #expect(stage.window.scene?.failure != nil)
    stage.recorder.expect(
      shown("known", "refreshing"), "interactor.movie(278)",
      shown("known", "not refreshed: offline"))
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates())
    await stage.window.send(.activate("retry"))
    #expect(stage.window.scene?.failure == nil)
    stage.recorder.expect(
      shown("known", "refreshing"),
      "interactor.movie(278)",
      shown("known", "updated"),
      "account.states(278)")
    #expect(stage.window.scene?.notice == "Updated")
    await stage.window.send(.moveFocus(1))
    #expect(stage.window.scene?.notice == nil)
    stage.recorder.expect(shown("known", "focus 1"))
  }
}
