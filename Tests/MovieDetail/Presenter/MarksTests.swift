import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct MarksTests {
  let stage = Stage()
  let gate = Gate()

  private func send(_ actions: UserAction...) async {
    for action in actions { await stage.window.send(action) }
  }

  private func type(_ text: String) async { await send(.type(field: "rating", text: text)) }

  private func button(_ id: String) -> Scene.Button? {
    stage.window.scene?.buttons.first { $0.id == id }
  }

  private var field: Scene.Field? { stage.window.scene?.fields.first }

  @Test(arguments: [
    (AccountStates(), []),
    (AccountStates(isFavorite: true, isOnWatchlist: true), ["favorite", "watchlist"]),
    (AccountStates(rating: OwnRating(8.5)), ["rated 8.5", "typed 8.5"]),
  ])
  func `The marks are requested after the movie`(states: AccountStates, marks: [String]) async {
    stage.answer(with: .full)
    stage.answerStates(with: states)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown(), "account.states(278)",
      shown(["known"] + marks))
  }

  // MARK: Favorite and watchlist

  @Test(arguments: [
    ("favorite", MarkChange.favorite(true), "favorite", "is now a favorite"),
    ("watchlist", .watchlist(true), "watchlist", "is now on your watchlist"),
  ])
  func `A mark is shown immediately and confirmed by a notice`(
    id: String, change: MarkChange, mark: String, sentence: String
  ) async {
    await stage.openLoggedIn()
    stage.answer(change, behind: gate)
    let press = stage.window.begin(.activate(id))
    await gate.arrivals()
    #expect(button(id)?.isEnabled == false)
    await gate.open()
    await press.value
    stage.recorder.expect(
      shown("known", mark + "…"), "account.apply(\(spelled(change)), 278)", shown("known", mark),
      shown("known", mark))
    #expect(button(id) == button(id).map { $0 } && button(id)?.isChecked == true)
    #expect(
      stage.window.scene?.notice == "The Shawshank Redemption \(sentence) · u undoes")
    #expect(button("undo")?.isEnabled == true)
  }

  @Test func `A rejected change is reverted with a reason, which the next press clears`()
    async
  {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), with: .rejected)
    stage.answer(.favorite(true))
    await send(.activate("favorite"))
    stage.recorder.expect(
      shown("known", "favorite…"), "account.apply(favorite(true), 278)", shown("known"),
      shown("known", "refused refused"))
    await send(.activate("favorite"))
    stage.recorder.expect(
      shown("known"), shown("known", "favorite…"), "account.apply(favorite(true), 278)",
      shown("known", "favorite"), shown("known", "favorite"))
  }

  @Test func `A mark can be set while the marks are loading`() async {
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(rating: OwnRating(4)), behind: gate)
    stage.answerStates(with: AccountStates(rating: OwnRating(4)))
    stage.answer(.favorite(true))
    let open = Task { await stage.open() }
    await gate.arrivals()
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
    stage.answer(.watchlist(true))
    stage.answer(.favorite(true))
    await stage.recorder.unrecorded { await send(.moveFocus(1), .activate("watchlist")) }
    let movie = MovieSummary(id: 278, title: "The Shawshank Redemption")
    try await stage.book.change(.toggle(.favorite), of: movie)
    stage.recorder.expect(
      shown("known", "favorite…", "watchlist", "focus 1"), "account.apply(favorite(true), 278)",
      shown("known", "favorite", "watchlist", "focus 1"))
    #expect(stage.window.scene?.notice?.isEmpty == false)
  }

  @Test func `Undo reverts the last change of this movie`() async throws {
    await stage.openLoggedIn()
    stage.answer(.favorite(true))
    stage.answer(.favorite(false))
    stage.answer(.watchlist(true))
    try await stage.recorder.unrecorded {
      await send(.activate("favorite"))
      try await stage.book.change(
        .set(.watchlist(true)), of: MovieSummary(id: 19, title: "Metropolis"), isUndoable: false)
    }
    await send(.activate("undo"))
    stage.recorder.expect(
      shown("known", "favorite"), shown("known", "no favorite…"),
      "account.apply(favorite(false), 278)", shown("known"), shown("known"))
    #expect(button("undo")?.isEnabled == false)
  }

  // MARK: Rating

  @Test
  func `A rating is typed, validated, submitted, and shown in the user's format`()
    async
  {
    await stage.openLoggedIn()
    stage.answer(.rating(OwnRating(8.5)))
    await type("11")
    await send(.submit())
    await type("8,5")
    await send(.submit())
    stage.recorder.expect(
      shown("known", "typed 11", "validationError"), shown("known", "typed 8,5"),
      shown("known", "rated 8.5…", "typed 8,5"), "account.apply(rating(8.5), 278)",
      shown("known", "rated 8.5", "typed 8,5"), shown("known", "rated 8.5", "typed 8.5"))
  }

  @Test func `The button prompts for a rating, or submits the typed one`() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(OwnRating(9)))
    await send(.activate("rate"))
    #expect(field?.isPrompt == true)
    await type("7")
    await send(.back)
    #expect(field == nil)
    await type("9")
    await send(.activate("rate"))
    #expect(field == nil)
    #expect(button("rate")?.isChecked == true)
    #expect(stage.window.depth == 1)
  }

  @Test(arguments: ["", "  "])
  func `An empty field removes the rating, or is a mistake without one`(text: String)
    async
  {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(nil))
    await type(text)
    await send(.submit())
    #expect(button("rate")?.isChecked == false)
    await send(.activate("rate"), .submit())
    #expect(field?.validationError?.isEmpty == false)
  }

  @Test(arguments: ["08.5", "8,5", " 8.5"])
  func `Submitting the current rating sends nothing and closes the prompt`(text: String)
    async
  {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    await send(.activate("rate"))
    await type(text)
    await send(.submit())
    #expect(field == nil)
    await send(.activate("rate"))
    #expect(field?.text == "8.5")
  }

  @Test func `Undo restores the rating in the field`() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    stage.answer(.rating(OwnRating(9)))
    stage.answer(.rating(OwnRating(8.5)))
    await type("9")
    await send(.submit(), .activate("undo"))
    #expect(stage.window.scene?.notice == "Rated The Shawshank Redemption 8.5")
    await send(.activate("rate"))
    #expect(field?.text == "8.5")
  }

  @Test func `A refresh keeps the marks and the typed text`() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true))
    await type("7")
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isOnWatchlist: true))
    await send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "typed 7"), shown("known", "favorite", "typed 7", "refreshing"),
      "interactor.movie(278, reload)", shown("known", "favorite", "typed 7", "updated"),
      "account.states(278)", shown("known", "watchlist", "typed 7", "updated"))
  }

  // MARK: Logins

  @Test func `Without a session the login comes first, once, and then the changes`() async {
    await stage.openLoggedOut()
    await send(.activate("favorite"), .activate("watchlist"))
    #expect(stage.recorder.requester != nil)
    stage.answerStates(with: AccountStates())
    stage.answerStates(with: AccountStates(isFavorite: true, isOnWatchlist: true))
    stage.answer(.favorite(true))
    stage.answer(.watchlist(true))
    await stage.endLogin(isLoggedIn: true)
    #expect(button("favorite")?.isChecked == true && button("watchlist")?.isChecked == true)
    #expect(stage.window.scene?.failure == nil)
  }

  @Test func `A canceled login drops the change`() async {
    await stage.openLoggedOut()
    await type("8")
    await send(.submit())
    await stage.endLogin(isLoggedIn: false)
    #expect(button("rate")?.isEnabled == true)
    await send(.activate("rate"))
    #expect(field?.text == "")
    await send(.back)
    await send(.activate("favorite"))
    #expect(stage.recorder.requester != nil)
  }

  @Test func `A rejected new session shows the reason and opens no other login`()
    async
  {
    await stage.openLoggedOut()
    await send(.activate("favorite"))
    stage.answerStates(with: .notLoggedIn)
    stage.answerStates(with: .notLoggedIn)
    await stage.endLogin(isLoggedIn: true)
    #expect(stage.window.scene?.failure?.code == "not-logged-in")
  }

  @Test func `Marks that cannot be loaded show a note until they are known`() async {
    stage.answer(with: .full)
    stage.answerStates(with: .offline)
    await stage.open()
    #expect(stage.window.scene?.message?.isEmpty == false)
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true))
    await send(.refresh)
    #expect(stage.window.scene?.message == nil)
  }

  @Test func `A change in flight completes after the page closes`() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true), behind: gate)
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
