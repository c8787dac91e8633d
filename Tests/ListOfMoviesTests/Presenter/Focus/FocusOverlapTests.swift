import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the focus while a page is under way")
@MainActor
struct FocusOverlapTests {
  let stage = Stage()
  let gate = Gate()

  /// Moves the focus to the end; the second page is held by the gate.
  private func moveToTheEnd() async -> Task<Void, Never> {
    await stage.openPopular(of: 4)
    stage.answer(page: 2, with: movies(21...40), of: 4, behind: gate)
    let moving = Task { await stage.window.send(.moveFocus(17)) }
    await gate.arrivals(1)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 17, next: available))",
      "view.update(.loaded(20 rows, focus: 17, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)")
    return moving
  }

  @Test("Two moves at the end are one request, and the focus is where the second left it")
  func twoMoves() async {
    let moving = await moveToTheEnd()
    await stage.window.send(.moveFocus(1))
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 18, next: loading))",
      "view.update(.loaded(40 rows, focus: 18, next: available))")
  }

  @Test("A move and More are one request")
  func moveAndMore() async {
    let moving = await moveToTheEnd()
    await stage.window.send(.more)
    await gate.open()
    await moving.value
    stage.recorder.expect("view.update(.loaded(40 rows, focus: 17, next: available))")
  }

  @Test("A focus that moved away meanwhile stays there")
  func movedAway() async {
    let moving = await moveToTheEnd()
    await stage.window.send(.moveFocus(-15))
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 2, next: loading))",
      "view.update(.loaded(40 rows, focus: 2, next: available))")
  }

  @Test("A row opened meanwhile has the focus when the page has come")
  func selectedMeanwhile() async {
    let moving = await moveToTheEnd()
    await stage.window.send(.selectRow(4))
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 4, next: loading))",
      "router.showMovie(id: 5)",
      "view.update(.loaded(40 rows, focus: 4, next: available))")
  }

  @Test("A page that fails leaves the focus where it went meanwhile")
  func failedMeanwhile() async {
    await stage.openPopular(of: 4)
    stage.answer(page: 2, with: .offline, behind: gate)
    let moving = Task { await stage.window.send(.moveFocus(17)) }
    await gate.arrivals(1)
    await stage.window.send(.moveFocus(2))
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 17, next: available))",
      "view.update(.loaded(20 rows, focus: 17, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "view.update(.loaded(20 rows, focus: 19, next: failed(offline)))")
  }

  @Test("A refresh gives the page up")
  func refresh() async {
    let moving = await moveToTheEnd()
    stage.answer(with: movies(1...20), of: 4)
    await stage.window.send(.refresh)
    await gate.open()
    await moving.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
  }
}
