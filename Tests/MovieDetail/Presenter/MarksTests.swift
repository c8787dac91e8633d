import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct MarksTests {
  let stage = Stage()
  let gate = Gate()

  private func send(_ actions: UserAction...) async {
    for action in actions { await stage.window.send(action) }
  }

  private func button(_ id: String) -> Scene.Button? {
    stage.window.scene?.buttons.first { $0.id == id }
  }

  private var field: Scene.Field? { stage.window.scene?.fields.first }

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

  @Test func `A rejected change is reverted with a reason, which the next press clears`()
    async
  {
    await stage.openLoggedIn()
    stage.account.rejection = .rejected
    await send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "favorite…"), "account.favorite(true) of 278", shown("known"),
      shown("known", "refused refused"))
    stage.account.rejection = nil
    await send(.activate("favorite"))
    stage.recorder.expect(
      shown("known"), shown("known", "favorite…"), "account.favorite(true) of 278",
      shown("known", "favorite"), shown("known", "favorite"))
  }

  @Test func `A mark can be set while the marks are loading`() async {
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(rating: OwnRating(4)), behind: gate)
    let open = Task { await stage.open() }
    await gate.arrivals()
    stage.answerMarks(with: Marks(rating: OwnRating(4)))
    await send(.activate("favorite"))
    #expect(button("favorite")?.isChecked == true)
    await gate.open()
    await open.value
    // The earlier response does not include the change.
    #expect(button("favorite")?.isChecked == true)
    await send(.activate("rate"))
    #expect(field?.text == "4")
  }

  @Test func `A mark set on another screen is shown, and the notice and focus stay`()
    async throws
  {
    await stage.openLoggedIn()
    await stage.recorder.unrecorded { await send(.moveFocus(1), .activate("watchlist")) }
    let movie = MovieSummary(id: 278, title: "The Shawshank Redemption")
    try await stage.book.change(.toggle(.favorite), of: movie)
    stage.recorder.expect(
      shown("known", "favorite…", "watchlist", "focus 1"), "account.favorite(true) of 278",
      shown("known", "favorite", "watchlist", "focus 1"))
    #expect(stage.window.scene?.notice?.isEmpty == false)
  }

  @Test func `Undo reverts the last change of this movie`() async throws {
    await stage.openLoggedIn()
    try await stage.recorder.unrecorded {
      await send(.activate("favorite"))
      try await stage.book.change(
        .set(.watchlist(true)), of: MovieSummary(id: 19, title: "Metropolis"), isUndoable: false)
    }
    await send(.activate("undo"))
    stage.recorder.expect(
      shown("known", "no favorite…"), "account.favorite(false) of 278", shown("known"),
      shown("known"))
    #expect(button("undo")?.isEnabled == false)
  }

  @Test func `A refresh keeps the marks and the prompt`() async {
    await stage.openLoggedIn(Marks(isFavorite: true))
    await send(.activate("rate"), .type(field: "rating", text: "7"))
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(isOnWatchlist: true))
    await send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "typed "), shown("known", "favorite", "typed 7"),
      shown("known", "favorite", "typed 7", "refreshing"), "interactor.movie(278, reload)",
      shown("known", "favorite", "typed 7", "updated"), "account.marks(278)",
      shown("known", "watchlist", "typed 7", "updated"))
  }

  @Test func `After a login, the marks are requested and the change is made`() async {
    await stage.openLoggedOut()
    await send(.activate("favorite"))
    stage.answerMarks(with: Marks(isOnWatchlist: true))
    await stage.endLogin(isLoggedIn: true)
    #expect(button("favorite")?.isChecked == true && button("watchlist")?.isChecked == true)
    #expect(stage.window.scene?.failure == nil)
  }

  @Test func `Marks that cannot be loaded show a note until they are known`() async {
    stage.answer(with: .full)
    stage.answerMarks(with: .offline)
    await stage.open()
    #expect(stage.window.scene?.message?.isEmpty == false)
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(isFavorite: true))
    await send(.refresh)
    #expect(stage.window.scene?.message == nil)
  }

  @Test func `A change in flight completes after the page closes`() async {
    await stage.openLoggedIn()
    stage.account.gate = gate
    let press = stage.window.begin(.activate("favorite"))
    await gate.arrivals()
    stage.window.close()
    await gate.open()
    await press.value
    await stage.window.settled()
    #expect(stage.book.marks(of: 278).isFavorite)
    await stage.recorder.expectNoLeftovers(in: stage.window)
  }
}
