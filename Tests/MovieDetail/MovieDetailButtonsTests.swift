import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct MovieDetailButtonsTests {
  let stage = Stage()
  let gate = Gate()

  /// Opens a movie with few values in the module's own view, unrecorded.
  private func open(_ marks: Marks = Marks()) async {
    stage.answer(with: StubMovie())
    stage.answerMarks(with: marks)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
  }

  @Test(
    arguments: [
      (.activate("favorite"), .favorite(true), [false, true, true]),
      (.activate("watchlist"), .watchlist(true), [true, false, true]),
      (.submit("rating"), .rating(OwnRating(9)), [true, true, false]),
    ] as [(UserAction, Mark, [Bool])])
  func `Only the button of a change in flight is disabled`(
    action: UserAction, mark: Mark, isEnabled: [Bool]
  ) async {
    await open()
    stage.account.gate = gate
    await stage.window.send(.activate("rate"))
    await stage.window.send(.type(field: "rating", text: "9"))
    let press = Task { await stage.window.send(action) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.pageButtons.map(\.isEnabled) == isEnabled)
    #expect(stage.window.scene?.pageButtons.map(\.isChecked) == isEnabled.map { !$0 })
    await gate.open()
    await press.value
    #expect(stage.window.scene?.pageButtons.map(\.isEnabled) == [true, true, true])
    #expect(stage.window.scene?.pageButtons.map(\.isChecked) == isEnabled.map { !$0 })
    stage.recorder.expect("account.\(spelled(mark)) of 278")
  }

  @Test func `The buttons are enabled while the marks are loading`() async {
    stage.answer(with: StubMovie(cast: players(11)))
    stage.answerMarks(with: Marks(isOnWatchlist: true), behind: gate)
    let opening = Task { await stage.open(spied: false) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.pageButtons.map(\.label) == [
        "Favorite", "Watchlist", "Rate", "All cast",
      ])
    #expect(stage.window.scene?.pageButtons.map(\.isEnabled) == [true, true, true, true])
    #expect(stage.window.scene?.pageButtons.map(\.isChecked) == [false, false, false, false])
    await gate.open()
    await opening.value
    #expect(stage.window.scene?.pageButtons.map(\.isEnabled) == [true, true, true, true])
    #expect(stage.window.scene?.pageButtons.map(\.isChecked) == [false, true, false, false])
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
  }

  @Test func `While the movie is loading or has failed, there are no buttons`() async {
    stage.answer(with: .notFound, behind: gate)
    let opening = Task { await stage.open(spied: false) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.buttons == [])
    #expect(stage.window.scene?.fields == [])
    await gate.open()
    await opening.value
    #expect(stage.window.scene?.buttons == [])
    #expect(stage.window.scene?.fields == [])
    stage.recorder.expect("interactor.movie(278)")
  }
}
