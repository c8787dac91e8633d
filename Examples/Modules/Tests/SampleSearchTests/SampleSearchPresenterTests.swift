import Testing
import Viper
import ViperTesting

@testable import SampleSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleSearchPresenterTests {
  private let stage = SampleSearchStage()

  @Test func `All rows load and are then shown`() async {
    stage.answer(with: [.first, .second])
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading())", "interactor.rows(matching: , page: 1)",
      "view.update(.loaded(rows 1 2, focus 0))")
    await stage.close()
  }

  @Test func `A term is requested half a second after the last letter`() async {
    stage.answer(with: [.first, .second])
    stage.answer("second", with: [.second])
    await stage.open(recorded: false)
    let typing = Task { await stage.window.send(.search("sec")) }
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(499))
    let typingOn = Task { await stage.window.send(.search("second")) }
    await typing.value
    await stage.clock.sleepers(1)
    stage.recorder.expect()
    stage.clock.advance(by: .milliseconds(500))
    await typingOn.value
    stage.recorder.expect(
      "view.update(.loading(second))", "interactor.rows(matching: second, page: 1)",
      "view.update(.loaded(rows 2, focus 0))")
    await stage.close()
  }

  @Test func `A search without rows is empty`() async {
    stage.answer(with: [.first])
    stage.answer("zz", with: [])
    await stage.open(recorded: false)
    await stage.search("zz")
    stage.recorder.expect(
      "view.update(.loading(zz))", "interactor.rows(matching: zz, page: 1)",
      "view.update(.empty(zz))")
    await stage.close()
  }

  @Test func `Leaving a search shows the rows again, without a request`() async {
    stage.answer(with: [.first, .second])
    stage.answer("second", with: [.second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.search("second") }
    await stage.window.send(.search(" "))
    stage.recorder.expect("view.update(.loaded(rows 1 2, focus 0))")
    await stage.close()
  }

  @Test func `The next page and a retry belong to the search`() async {
    stage.answer(with: [.first])
    stage.answer("s", of: 2, with: [.first])
    stage.answer("s", 2, with: SampleSearchFailures.offline)
    stage.answer("s", 2, of: 2, with: [.second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.search("s") }
    await stage.window.send(.more)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(rows 1, focus 0, loading))", "interactor.rows(matching: s, page: 2)",
      "view.update(.loaded(rows 1, focus 0, offline))",
      "view.update(.loaded(rows 1, focus 0, loading))", "interactor.rows(matching: s, page: 2)",
      "view.update(.loaded(rows 1 2, focus 0))")
    await stage.close()
  }

  @Test func `A failed search can be retried`() async {
    stage.answer(with: [.first])
    stage.answer("s", with: SampleSearchFailures.offline)
    stage.answer("s", with: [.second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.search("s") }
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading(s))", "interactor.rows(matching: s, page: 1)",
      "view.update(.loaded(rows 2, focus 0))")
    await stage.close()
  }

  @Test func `A permanent failure offers no retry`() async {
    stage.answer(with: SampleSearchFailures.refused)
    await stage.open()
    #expect(stage.window.scene?.buttons.contains { $0.id == "retry" } == false)
    stage.recorder.expect(
      "view.update(.loading())", "interactor.rows(matching: , page: 1)",
      "view.update(.failed(refused))")
    await stage.close()
  }

  @Test func `Sorted rows stay sorted when the next page arrives`() async {
    stage.answer(of: 2, with: [.third, .first])
    stage.answer("", 2, of: 2, with: [.second])
    await stage.open(recorded: false)
    await stage.window.send(.activate("sort"))
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(rows 1 3, focus 0, more))",
      "view.update(.loaded(rows 1 3, focus 0, loading))", "interactor.rows(matching: , page: 2)",
      "view.update(.loaded(rows 1 2 3, focus 0))")
    await stage.close()
  }

  @Test func `A refresh keeps the order, the filter and the focus`() async {
    stage.answer(with: [.third, .first])
    stage.answer(with: [.third, .first, .second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded {
      await stage.window.send(.activate("sort"))
      await stage.window.send(.type(field: "words", text: "ir"))
      await stage.window.send(.moveFocus(-1))
    }
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(rows 1 3, focus 1, loading))", "interactor.rows(matching: , page: 1)",
      "view.update(.loaded(rows 1 3, focus 1))")
    await stage.close()
  }

  @Test func `A failed refresh keeps the rows and can be retried`() async {
    stage.answer(with: [.first])
    stage.answer(with: SampleSearchFailures.offline)
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(rows 1, focus 0, loading))", "interactor.rows(matching: , page: 1)",
      "view.update(.loaded(rows 1, focus 0, offline))")
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(rows 1, focus 0, loading))", "interactor.rows(matching: , page: 1)",
      "view.update(.loaded(rows 1 2, focus 0))")
    await stage.close()
  }

  @Test func `The focus moves among the rows as displayed`() async {
    stage.answer(with: [.third, .first, .second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.window.send(.activate("sort")) }
    await stage.window.send(.focus(0))
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.selectRow(2))
    stage.recorder.expect(
      "view.update(.loaded(rows 1 2 3, focus 1))", "view.update(.loaded(rows 1 2 3, focus 2))",
      "view.update(.loaded(rows 1 2 3, focus 0))", "router.showRow(3)")
    await stage.close()
  }

  @Test func `A text filters the rows, and Back shows all of them`() async {
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.window.send(.activate("narrow")) }
    await stage.window.send(.type(field: "words", text: "SEC"))
    await stage.window.send(.submit)
    await stage.window.send(.back)
    await stage.window.send(.back)
    stage.recorder.expect(
      "view.update(.loaded(rows 2, focus 0))", "view.update(.loaded(rows 2, focus 0))",
      "view.update(.loaded(rows 1 2, focus 0))", "router.close()")
    await stage.close()
  }
}
