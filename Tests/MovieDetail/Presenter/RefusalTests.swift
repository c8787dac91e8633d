import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: refused changes")
@MainActor
struct RefusalTests {
  let stage = Stage()

  @Test("A refused press goes back to how it was, with the reason")
  func refused() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .refused)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "refused refused"))
  }

  @Test("A refused removal goes back to how it was as well")
  func removal() async {
    await stage.openLoggedIn(
      AccountStates(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5)))
    stage.answer(.favorite(false), with: .refused)
    stage.answer(.watchlist(false), with: .offline)
    stage.answer(.rating(nil), with: .refused)
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.activate("watchlist"))
    await stage.window.send(.type(field: "rating", text: ""))
    await stage.window.send(.activate("rate"))
    stage.recorder.expect(
      shown("known", "no favorite…", "watchlist", "rated 8.5", "typed 8.5"),
      "interactor.apply(favorite(false), 278)",
      shown("known", "favorite", "watchlist", "rated 8.5", "typed 8.5", "refused refused"),
      shown("known", "favorite", "off watchlist…", "rated 8.5", "typed 8.5"),
      "interactor.apply(watchlist(false), 278)",
      shown("known", "favorite", "watchlist", "rated 8.5", "typed 8.5", "refused offline"),
      shown("known", "favorite", "watchlist", "rated 8.5", "refused offline"),
      shown("known", "favorite", "watchlist", "not rated…"),
      "interactor.apply(rating(nil), 278)",
      shown("known", "favorite", "watchlist", "rated 8.5", "refused refused"))
  }

  @Test("A refused rating goes back to the one before, and the field keeps what was typed")
  func rating() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(3)))
    stage.answer(.rating(OwnRating(9.5)), with: .offline)
    await stage.window.send(.type(field: "rating", text: "9.5"))
    await stage.window.send(.submit)
    stage.recorder.expect(
      shown("known", "rated 3", "typed 9.5"), shown("known", "rated 9.5…", "typed 9.5"),
      "interactor.apply(rating(9.5), 278)",
      shown("known", "rated 3", "typed 9.5", "refused offline"))
  }

  @Test("The same press can be made again after a refusal, and the reason goes at once")
  func again() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .offline)
    stage.answer(.favorite(true))
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "refused offline"),
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite"))
  }

  @Test("Another change takes the reason away as well")
  func another() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .offline)
    stage.answer(.watchlist(true))
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.activate("watchlist"))
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "refused offline"),
      shown("known", "watchlist…"), "interactor.apply(watchlist(true), 278)",
      shown("known", "watchlist"))
  }

  @Test("A change that was cancelled is taken back, and nothing is said")
  func cancelled() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .cancelled)
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)", shown("known"))
  }

  @Test("A page with a refusal is no failed page: there is nothing to retry")
  func noRetry() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .offline)
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "refused offline"))
  }
}
