import MovieDetail
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct MarksTests {
  let stage = Stage()

  private func send(_ actions: UserAction...) async {
    for action in actions { await stage.window.send(action) }
  }

  private func button(_ id: String) -> Scene.Button? {
    stage.window.scene?.buttons.first { $0.id == id }
  }

  @Test(arguments: [
    (Marks(), []),
    (Marks(isFavorite: true, isOnWatchlist: true), ["favorite", "watchlist"]),
    (Marks(rating: OwnRating(8.5)), ["rated 8.5"]),
  ])
  func `The marks are requested after the movie`(marks: Marks, words: [String]) async {
    stage.answer(with: .full)
    stage.answerMarks(with: marks)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown(), "account.marks(278)",
      shown(["known"] + words))
  }

  @Test func `The actions change the marks of the page's movie, and undo what was done last`()
    async throws
  {
    await stage.openLoggedIn()
    await send(
      .activate("favorite"), .activate("rate"), .type(field: "rating", text: "8"),
      .submit("rating"))
    try await stage.book.change(.toggle(.watchlist), of: Film(id: 19, title: "Metropolis"))
    await send(.activate("undo"), .activate("undo"), .activate("undo"))
    #expect(
      stage.account.takeCalls() == [
        "marks(278)", "favorite(true) of 278", "rating(8) of 278", "marks(19)",
        "watchlist(true) of 19", "watchlist(false) of 19", "rating(nil) of 278",
        "favorite(false) of 278",
      ])
    #expect(button("undo")?.isEnabled == false)
  }

  @Test func `A mark set on another screen is shown, and the notice and focus stay`()
    async throws
  {
    await stage.openLoggedIn()
    await stage.recorder.unrecorded { await send(.moveFocus(1), .activate("watchlist")) }
    let movie = Film(id: 278, title: "The Shawshank Redemption")
    try await stage.book.change(.toggle(.favorite), of: movie)
    stage.recorder.expect(
      shown("known", "favorite…", "watchlist", "focus 1"), "account.favorite(true) of 278",
      shown("known", "favorite", "watchlist", "focus 1"))
    #expect(stage.window.scene?.notice?.isEmpty == false)
  }

  @Test func `After a login, the change is made and the marks are requested`() async {
    await stage.openLoggedOut()
    await send(.activate("favorite"))
    stage.answerMarks(with: Marks(isOnWatchlist: true))
    await stage.endLogin(isLoggedIn: true)
    #expect(
      stage.account.takeCalls() == ["marks(278)", "favorite(true) of 278", "marks(278)"])
    #expect(button("favorite")?.isChecked == true && button("watchlist")?.isChecked == true)
    #expect(stage.window.scene?.failure == nil)
  }
}
