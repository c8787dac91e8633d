import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: changes that overlap")
@MainActor
struct OverlapTests {
  let stage = Stage()
  let favorite = Gate()
  let watchlist = Gate()

  /// Has Favorite and Watchlist under way at once; their events are done with.
  private func press(
    refusing refused: MovieError? = nil, other: MovieError? = nil
  ) async -> (favorite: Task<Void, Never>, watchlist: Task<Void, Never>) {
    stage.answer(.favorite(true), with: refused, behind: favorite)
    stage.answer(.watchlist(true), with: other, behind: watchlist)
    let first = Task { await stage.window.send(.activate("favorite")) }
    await favorite.arrivals(1)
    let second = Task { await stage.window.send(.activate("watchlist")) }
    await watchlist.arrivals(1)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite…", "watchlist…"), "interactor.apply(watchlist(true), 278)")
    return (first, second)
  }

  @Test("A refusal takes back only its own, while the other is under way")
  func refusedFirst() async {
    await stage.openLoggedIn()
    let press = await press(refusing: .refused)
    await favorite.open()
    await press.favorite.value
    await watchlist.open()
    await press.watchlist.value
    stage.recorder.expect(
      shown("known", "watchlist…", "refused refused"),
      shown("known", "watchlist", "refused refused"))
  }

  @Test("A refusal takes back only its own, after the other was kept")
  func refusedLast() async {
    await stage.openLoggedIn()
    let press = await press(refusing: .refused)
    await watchlist.open()
    await press.watchlist.value
    await favorite.open()
    await press.favorite.value
    stage.recorder.expect(
      shown("known", "favorite…", "watchlist"), shown("known", "watchlist", "refused refused"))
  }

  @Test("Both refused, both are taken back, and the last reason stands")
  func bothRefused() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8)))
    stage.answer(.favorite(true), with: .refused, behind: favorite)
    stage.answer(.rating(OwnRating(9)), with: .offline)
    await stage.window.send(.type(field: "rating", text: "9"))
    let press = Task { await stage.window.send(.activate("favorite")) }
    await favorite.arrivals(1)
    await stage.window.send(.submit)
    await favorite.open()
    await press.value
    stage.recorder.expect(
      shown("known", "rated 8", "typed 9"),
      shown("known", "favorite…", "rated 8", "typed 9"),
      "interactor.apply(favorite(true), 278)",
      shown("known", "favorite…", "rated 9…", "typed 9"),
      "interactor.apply(rating(9), 278)",
      shown("known", "favorite…", "rated 8", "typed 9", "refused offline"),
      shown("known", "rated 8", "typed 9", "refused refused"))
  }

  @Test("All three can be under way at once")
  func three() async {
    await stage.openLoggedIn()
    let rating = Gate()
    stage.answer(.rating(OwnRating(9)), behind: rating)
    let press = await press()
    await stage.window.send(.type(field: "rating", text: "9"))
    let rate = Task { await stage.window.send(.activate("rate")) }
    await rating.arrivals(1)
    await rating.open()
    await rate.value
    await favorite.open()
    await press.favorite.value
    await watchlist.open()
    await press.watchlist.value
    stage.recorder.expect(
      shown("known", "favorite…", "watchlist…", "typed 9"),
      shown("known", "favorite…", "watchlist…", "rated 9…", "typed 9"),
      "interactor.apply(rating(9), 278)",
      shown("known", "favorite…", "watchlist…", "rated 9", "typed 9"),
      shown("known", "favorite", "watchlist…", "rated 9", "typed 9"),
      shown("known", "favorite", "watchlist", "rated 9", "typed 9"))
  }
}
