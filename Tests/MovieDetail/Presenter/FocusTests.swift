import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct FocusTests {
  let stage = Stage()

  /// Opens a movie with five similar ones in the module's own view.
  private func openFive() async {
    stage.answer(with: StubMovie(similar: (1...5).map { similarMovie($0) }))
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
  }

  @Test(
    arguments: [
      ([], 0), ([2], 2), ([9], 4), ([.max], 4), ([.min], 0), ([2, .max], 4), ([2, .min], 0),
      ([.max, .max], 4), ([.max, .min], 0), ([4, -1], 3), ([0], 0), ([3, -9], 0), ([3, 0], 3),
    ] as [([Int], Int)])
  func `The focus stops at both ends, however far it moves`(moves: [Int], focus: Int) async {
    await openFive()
    for rows in moves { await stage.window.send(.moveFocus(rows)) }
    #expect(stage.window.scene?.focus == focus)
  }

  @Test(arguments: [0, -1, .min])
  func `Moving by zero updates nothing`(rows: Int) async {
    await stage.openLoggedOut()
    await stage.window.send(.moveFocus(rows))
    stage.recorder.expect()
  }

  @Test(arguments: [(1, 1), (2, 2), (9, 3)])
  func `The focus moves from the people to the similar movies`(rows: Int, focus: Int) async {
    await stage.openLoggedOut()
    await stage.window.send(.moveFocus(rows))
    stage.recorder.expect(shown("focus \(focus)"))
    #expect(stage.window.scene?.focus == focus)
  }

  @Test(arguments: [(1, 1), (3, 3), (4, 3), (.max, 3)] as [(Int, Int)])
  func `The focus can be set to any row, or to the nearest one`(row: Int, focus: Int) async {
    await stage.openLoggedOut()
    await stage.window.send(.focus(row))
    stage.recorder.expect(shown("focus \(focus)"))
  }

  @Test(arguments: [1, -1, .max, .min])
  func `A movie without people and similar movies has no focus`(rows: Int) async {
    stage.answer(with: StubMovie())
    await stage.open()
    await stage.window.send(.moveFocus(rows))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.loaded(278, 0 similar))")
    #expect(stage.window.scene?.focus == nil)
  }

  @Test func `A loading movie has no focus`() async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(.moveFocus(1))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
  }

  @Test func `A refreshed movie keeps its focus`() async {
    await stage.openLoggedOut()
    stage.answer(with: .full)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("focus 1"),
      shown("focus 1", "refreshing"),
      "interactor.movie(278, reload)",
      shown("focus 1", "updated"))
  }
}
