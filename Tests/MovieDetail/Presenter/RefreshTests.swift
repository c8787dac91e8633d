import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct RefreshTests {
  let stage = Stage()
  let gate = Gate()

  @Test func `A refresh requests the movie and the marks`() async {
    await stage.openLoggedIn(Marks(isFavorite: true))
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(rating: OwnRating(8)))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "refreshing"),
      "interactor.movie(278, reload)",
      shown("known", "favorite", "updated"),
      "account.marks(278)",
      shown("known", "rated 8", "updated"))
  }

  @Test func `The note disappears when the marks arrive`() async {
    stage.answer(with: .full)
    stage.answer(with: .full)
    stage.answerMarks(with: .offline)
    await stage.open()
    stage.answerMarks(with: Marks())
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown(),
      "account.marks(278)",
      shown("notice"),
      shown("notice", "refreshing"),
      "interactor.movie(278, reload)",
      shown("notice", "updated"),
      "account.marks(278)",
      shown("known", "updated"))
  }

  @Test func `The marks of a canceled request do not replace newer ones`() async {
    stage.answer(with: .full)
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(isFavorite: true), behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    stage.answerMarks(with: Marks(isOnWatchlist: true))
    await stage.window.send(.refresh)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown(),
      "account.marks(278)",
      shown("refreshing"),
      "interactor.movie(278, reload)",
      shown("updated"),
      "account.marks(278)",
      shown("known", "watchlist", "updated"),
      "account.marks(278) was canceled")
  }

  @Test func `A refresh keeps the cast and the prompt`() async {
    await stage.openLoggedOut(with: .crowded)
    stage.answer(with: .full)
    await stage.window.send(.activate("rate"))
    await stage.window.send(.type(field: "rating", text: "11"))
    await stage.window.send(.activate("all-cast"))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("typed "), shown("typed 11", "validationError"),
      shown("typed 11", "validationError", "all cast"),
      shown("typed 11", "validationError", "all cast", "refreshing"),
      "interactor.movie(278, reload)",
      shown("typed 11", "validationError", "all cast", "updated"))
  }

  @Test func `A failed refresh keeps the page, shows the reason, and can be retried`()
    async
  {
    await stage.openLoggedIn()
    stage.answer(with: .offline)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.lines.isEmpty == false)
    #expect(stage.window.scene?.failure != nil)
    stage.recorder.expect(
      shown("known", "refreshing"), "interactor.movie(278, reload)",
      shown("known", "not refreshed: offline"))
    stage.answer(with: .full)
    stage.answerMarks(with: Marks())
    await stage.window.send(.activate("retry"))
    #expect(stage.window.scene?.failure == nil)
    stage.recorder.expect(
      shown("known", "refreshing"),
      "interactor.movie(278)",
      shown("known", "updated"),
      "account.marks(278)")
    #expect(stage.window.scene?.notice == "Updated")
    await stage.window.send(.moveFocus(1))
    #expect(stage.window.scene?.notice == nil)
    stage.recorder.expect(shown("known", "focus 1"))
  }
}
