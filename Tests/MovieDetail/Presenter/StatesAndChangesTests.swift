import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: nothing can be changed before the states are there")
@MainActor
struct StatesAndChangesTests {
  /// All that a person can do to change for something.
  nonisolated static let changes: [UserAction] = [
    .activate("favorite"), .activate("watchlist"), .activate("rate"), .submit,
  ]

  let stage = Stage()
  let gate = Gate()

  /// Opens a movie and does something while the states are under way.
  private func open(_ actions: UserAction..., movie: StubMovie = .full) async {
    stage.answer(with: movie)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    for action in actions { await stage.window.send(action) }
    await gate.open()
    await opening.value
  }

  @Test("A change is passed over, with an empty field too", arguments: changes)
  func passedOver(action: UserAction) async {
    stage.answerStates(with: AccountStates(rating: OwnRating(4)), behind: gate)
    await open(action)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("known", "rated 4", "typed 4"))
  }

  @Test("A rating can be typed meanwhile, not sent", arguments: ["9", "8.5", " "])
  func typed(text: String) async {
    stage.answerStates(with: AccountStates(rating: OwnRating(4)), behind: gate)
    await open(.type(field: "rating", text: text), .activate("rate"), .submit)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("asked", "typed \(text)"), shown("known", "rated 4", "typed \(text)"))
  }

  @Test("The focus and the whole cast need not wait, and are kept")
  func others() async {
    stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    await open(.moveFocus(1), .activate("all-cast"), .selectRow(1), movie: .crowded)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("asked", "focus 1"), shown("asked", "all cast", "focus 1"),
      "router.showPerson(id: 1, Player 1)",
      shown("known", "favorite", "all cast", "focus 1"))
  }

  @Test(
    "So they can when nobody is logged in, and when the states did not come",
    arguments: [nil, .notLoggedIn, .offline, .cancelled] as [MovieError?])
  func unknown(error: MovieError?) async {
    if let error {
      stage.answerStates(with: error, behind: gate)
    } else {
      stage.answerNoStates(behind: gate)
    }
    await open(.activate("favorite"), .activate("watchlist"), .submit)
    let note = error?.code == .offline ? ["notice"] : []
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown(note))
    stage.answer(.favorite(true))
    stage.answer(.watchlist(true))
    stage.answer(.rating(OwnRating(9)))
    await stage.window.send(.type(field: "rating", text: "9"))
    for action in Self.changes { await stage.window.send(action) }
    stage.recorder.expect(
      shown(["typed 9"] + note),
      shown(["favorite…", "typed 9"] + note), "interactor.apply(favorite(true), 278)",
      shown(["favorite", "typed 9"] + note),
      shown(["favorite", "watchlist…", "typed 9"] + note),
      "interactor.apply(watchlist(true), 278)",
      shown(["favorite", "watchlist", "typed 9"] + note),
      shown(["favorite", "watchlist", "rated 9…", "typed 9"] + note),
      "interactor.apply(rating(9), 278)",
      shown(["favorite", "watchlist", "rated 9", "typed 9"] + note))
  }

  @Test("While a refresh asks for them anew a change is passed over again", arguments: changes)
  func refresh(action: UserAction) async {
    await stage.openLoggedIn()
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals(1)
    await stage.window.send(action)
    await gate.open()
    await refresh.value
    stage.recorder.expect(
      shown("known", "refreshing"), "interactor.movie(278)", shown("asked", "updated"),
      "interactor.states(278)", shown("known", "favorite", "updated"))
  }

  @Test("Asked for after a change was applied, they have the word again")
  func newer() async {
    await stage.openLoggedIn()
    stage.answer(.favorite(true))
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates())
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite…"), "interactor.apply(favorite(true), 278)",
      shown("known", "favorite"), shown("known", "favorite", "refreshing"),
      "interactor.movie(278)", shown("asked", "updated"), "interactor.states(278)",
      shown("known", "updated"))
  }
}
