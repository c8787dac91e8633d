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
      "view.update(.loading)", "interactor.entries()",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `A failure can be retried`() async {
    stage.answer(with: .offline)
    stage.answer(with: [.first])
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.entries()", "view.update(.failed(offline))",
      "view.update(.loading)", "interactor.entries()",
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
      "view.update(.loading(2 rows, focus 1, Changed.))", "interactor.entries()",
      "view.update(.loaded(2 rows, focus 1, Changed.))", "view.update(.loaded(2 rows, focus 1))",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `A notice is gone when the user comes back`() async {
    for _ in 0..<3 { stage.answer(with: [.first, .second]) }
    await stage.open(spied: false, recorded: false)
    await stage.window.goOnAndBack(notice: "Changed.")
    #expect(stage.window.scene?.notice == "Changed.")
    await stage.window.goOnAndBack()
    #expect(stage.window.scene?.notice == nil)
    stage.recorder.expect("interactor.entries()", "interactor.entries()")
    await stage.close()
  }

  @Test func `The focused movie can be logged again, and another one by its title`() async {
    stage.answer(with: [.first])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.activate("log"))
    await stage.window.send(.search("dune"))
    await stage.window.send(.activate("log"))
    stage.recorder.expect(
      "router.log(First)", "interactor.ids(matching: dune)", "router.log(typed: dune)")
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
      "view.update(.loading(2 rows, focus 1))", "interactor.entries()",
      "view.update(.loaded(3 rows, focus 2))")
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
      "view.update(.loading)", "interactor.entries()", "view.update(.empty)",
      "view.update(.loading)", "interactor.entries()",
      "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `A refresh shows that the entries are current`() async {
    stage.answer(with: [.first])
    stage.answer(with: [.first])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.notice == "Updated")
    stage.recorder.expect("interactor.entries()")
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

  @Test func `A search keeps the focus on its entry, or moves it to the first one found`() async {
    stage.answer(with: [.first, .second, .third])
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.search("2"))
    await stage.window.send(.search("3"))
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus 1))", "view.update(.loaded(3 rows, focus 1, /2))",
      "interactor.ids(matching: 2)", "view.update(.loaded(1 rows, focus 0, /2))",
      "view.update(.loaded(1 rows, focus 0, /3))", "interactor.ids(matching: 3)",
      "view.update(.loaded(1 rows, focus 0, /3))", "view.update(.loaded(1 rows, focus 0))",
      "view.update(.loaded(3 rows, focus 2))")
    await stage.close()
  }

  @Test func `A reload keeps the search and the arrangement`() async {
    stage.answer(with: [.first, .second, .third])
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded {
      for action in [
        .search("3"), .activate("narrow"), .type(field: "words", text: "november"),
        .submit("words"),
      ] as [UserAction] {
        await stage.window.send(action)
      }
    }
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading(1 rows, focus 0, /3, &november))", "interactor.entries()",
      "interactor.ids(matching: 3)", "view.update(.loaded(1 rows, focus 0, /3, &november))",
      "view.update(.loaded(1 rows, focus 0, /3, &november, Updated))")
    await stage.window.send(.back)
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, /3, &november))",
      "view.update(.loaded(1 rows, focus 0, /3))")
    await stage.close()
  }

  @Test func `The previous and the next year are those of other viewings`() async {
    stage.answer(with: [.first, .second, .third, .undated])
    await stage.open(recorded: false)
    await stage.window.send(.activate("previous-year"))
    await stage.window.send(.activate("previous-year"))
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("next-year"))
    await stage.window.send(.activate("next-year"))
    stage.recorder.expect(
      "view.update(.loaded(4 rows, focus 2))", "view.update(.loaded(4 rows, focus 3))",
      "view.update(.loaded(4 rows, focus 2))", "view.update(.loaded(4 rows, focus 0))")
    await stage.close()
  }

  @Test func `A confirmed deletion is shown once the diary has been read again`() async {
    stage.answer(with: [.first, .second])
    stage.answerRemoval()
    stage.answer(with: [.second])
    await stage.open(recorded: false)
    await stage.window.send(.activate("delete-entry"))
    stage.recorder.expect(
      "router.confirm(Delete the entry for First?)", "interactor.remove(1)",
      "view.update(.loading(2 rows, focus 0))", "interactor.entries()",
      "view.update(.loaded(1 rows, focus 0))",
      "view.update(.loaded(1 rows, focus 0, Deleted the entry for First · u undoes))")
    await stage.close()
  }

  @Test func `An entry that was deleted elsewhere disappears, and a notice says so`() async {
    stage.answer(with: [.first, .second])
    stage.answerRemoval(isDeleted: false)
    stage.answer(with: [.second])
    await stage.open(spied: false)
    await stage.window.send(.activate("delete-entry"))
    #expect(stage.window.scene?.notice == "The entry had already been deleted")
    #expect(stage.window.scene?.rows.map(\.id) == ["2"])
    await stage.close()
  }

  @Test func `An undo focuses the entry that it restores, unless a search hides it`() async {
    stage.answer(with: [.third, .second])
    stage.answer(with: [.third, .first, .second])
    stage.answer(with: [.third, .first, .second])
    await stage.open(spied: false)
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.focus == 1)
    await stage.window.send(.search("2"))
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.rows.map(\.id) == ["2"])
    #expect(stage.window.scene?.focus == 0)
    await stage.close()
  }

  @Test func `A deletion or an undo that fails is reported, and the entries stay`() async {
    stage.answer(with: [.first])
    stage.answerRemoval(.offline)
    await stage.open(spied: false)
    await stage.window.send(.activate("delete-entry"))
    #expect(stage.window.scene?.notice?.contains("no connection") == true)
    stage.marks.failure = .offline
    await stage.window.send(.moveFocus(1))
    #expect(stage.window.scene?.notice == nil)
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.notice?.contains("no connection") == true)
    #expect(stage.window.scene?.rows.count == 1)
    await stage.close()
  }

  @Test func `A favorite added on another screen is shown`() async {
    stage.answer(with: [.first, .second])
    await stage.open(spied: false)
    stage.marks.addFavorite(.tmdb(2))
    #expect(stage.window.scene?.rows.map(\.marks) == [["rewatch"], ["favorite"]])
    await stage.close()
  }
}
