import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailPresenterTests {
  private let stage = SampleDetailStage()

  @Test func `The entity loads and is then shown`() async {
    stage.answer(with: .full)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading(Title))", "interactor.entity(1)", "view.update(.loaded(First))")
    #expect(
      stage.states == [
        SampleDetailState(title: "Title", page: .loading()),
        SampleDetailState(title: "Title", page: .loaded(.full)),
      ])
    await stage.close()
  }

  @Test func `A temporary failure can be retried`() async {
    stage.answer(with: SampleDetailFailures.offline)
    stage.answer(with: .full)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading(Title))", "interactor.entity(1)", "view.update(.failed(offline))",
      "view.update(.loading(Title))", "interactor.entity(1)", "view.update(.loaded(First))")
    await stage.close()
  }

  @Test func `A permanent failure offers no retry`() async {
    stage.answer(with: SampleDetailFailures.refused)
    await stage.open(recorded: false)
    #expect(stage.window.scene?.buttons.contains { $0.id == "retry" } == false)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `A canceled refresh shows the entity again`() async {
    stage.answer(with: .full)
    stage.answer(with: CancellationError())
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading(First))", "interactor.entity(1, reload)", "view.update(.loaded(First))")
    await stage.close()
  }

  @Test func `A failed refresh keeps the entity and can be retried`() async {
    stage.answer(with: .full)
    stage.answer(with: SampleDetailFailures.offline)
    stage.answer(with: .full)
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading(First))", "interactor.entity(1, reload)",
      "view.update(.failed(First, offline))", "view.update(.loading(First))",
      "interactor.entity(1)", "view.update(.loaded(First))")
    await stage.close()
  }

  @Test func `Back closes the page`() async {
    stage.answer(with: .full)
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
