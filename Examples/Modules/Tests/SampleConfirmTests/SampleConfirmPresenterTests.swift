import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmPresenterTests {
  private let stage = SampleConfirmStage()

  @Test func `Confirming deletes the entity once`() async {
    stage.answer()
    await stage.open()
    await stage.window.send(.activate("confirm"))
    stage.recorder.expect(
      "view.update(.asking)", "view.update(.deleting)", "interactor.delete(First)",
      "router.finish(First)")
    await stage.close()
  }

  @Test func `A failure keeps the dialog, which can confirm again or cancel`() async {
    stage.answer(with: SampleConfirmFailures.offline)
    stage.answer(with: SampleConfirmFailures.offline)
    await stage.open(recorded: false)
    for _ in 1...2 {
      await stage.window.send(.activate("confirm"))
      stage.recorder.expect(
        "view.update(.deleting)", "interactor.delete(First)", "view.update(.failed(offline))")
    }
    await stage.window.send(.activate("cancel"))
    stage.recorder.expect("router.close()")
    await stage.close()
  }

  @Test func `While deleting, the dialog can be neither confirmed again nor left`() async {
    let gate = Gate()
    stage.answer(behind: gate)
    await stage.open(recorded: false)
    let deleting = stage.window.begin(.activate("confirm"))
    await gate.arrivals()
    for action in [UserAction.activate("confirm"), .activate("cancel"), .back] {
      await stage.window.send(action)
    }
    await gate.open()
    await deleting.value
    stage.recorder.expect(
      "view.update(.deleting)", "interactor.delete(First)", "router.finish(First)")
    await stage.close()
  }

  @Test func `Enter without a button does nothing`() async {
    await stage.open(recorded: false)
    await stage.window.send(.submit)
    stage.recorder.expect()
    await stage.close()
  }
}
