import MovieDiary
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct DiaryPresenterTests {
  private let stage = DiaryStage()

  @Test func `Entries load and are then shown`() async {
    stage.answer(with: [.first, .second])
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.entries(page: 1)",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `A failure can be retried`() async {
    stage.answer(with: .offline)
    stage.answer(with: [.first])
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.entries(page: 1)", "view.update(.failed(offline))",
      "view.update(.loading)", "interactor.entries(page: 1)",
      "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `Choosing an entry focuses it and opens its movie`() async {
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.selectRow(1))
    stage.recorder.expect("view.update(.loaded(2 rows, focus 1))", "router.showMovie(Second)")
    await stage.close()
  }

  @Test func `The focused entry is edited, and the notice stays until the next action`() async {
    stage.answer(with: [.first, .second])
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("edit-entry"))
    await stage.window.goOnAndBack(notice: "Changed.")
    await stage.window.send(.moveFocus(-1))
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus 1))", "router.edit(2)",
      "view.update(.loaded(2 rows, focus 1, Changed.))",
      "view.update(.loaded(2 rows, focus 1, loading, Changed.))", "interactor.entries(page: 1)",
      "view.update(.loaded(2 rows, focus 1, Changed.))", "view.update(.loaded(2 rows, focus 1))",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `The focused movie can be logged again`() async {
    stage.answer(with: [.first])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.activate("log"))
    stage.recorder.expect("router.log(First)")
    await stage.close()
  }

  @Test func `The diary is read again when it is back on top, and the focus follows its entry`()
    async
  {
    stage.answer(with: [.first, .second])
    stage.answer(with: [.third, .first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.push(.stub("movie"))
    stage.window.pop()
    await stage.window.settled()
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus 1))",
      "view.update(.loaded(2 rows, focus 1, loading))", "interactor.entries(page: 1)",
      "view.update(.loaded(3 rows, focus 1))", "view.update(.loaded(3 rows, focus 2))")
    await stage.close()
  }

  @Test func `An empty diary is read again when it is back on top`() async {
    stage.answer(with: [])
    stage.answer(with: [.first])
    await stage.open()
    await stage.window.push(.stub("movie"))
    stage.window.pop()
    await stage.window.settled()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.entries(page: 1)", "view.update(.empty)",
      "view.update(.loaded(0 rows, focus 0, loading))", "interactor.entries(page: 1)",
      "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `A refresh shows that the entries are current`() async {
    stage.answer(with: [.first])
    stage.answer(with: [.first])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.notice == "Updated")
    stage.recorder.expect("interactor.entries(page: 1)")
    await stage.close()
  }

  @Test func `A refresh that fails shows the error and does not say that the entries are current`()
    async
  {
    stage.answer(with: [.first])
    stage.answer(with: .offline)
    await stage.open(spied: false)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.notice == nil)
    #expect(stage.window.scene?.failure?.code == "offline")
    await stage.close()
  }

  @Test func `Back closes the screen`() async {
    stage.answer(with: [])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
