import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmViewTests {
  private let stage = SampleConfirmStage()

  @Test func `The dialog has a question and two buttons, with the safe one first`() async {
    await stage.open(spied: false)
    #expect(
      stage.window.scene?.text == """
        Delete First?
        This cannot be undone.
        [Keep] [Delete]
        """)
    await stage.close()
  }

  @Test func `While deleting, both buttons are disabled`() async {
    let gate = Gate()
    stage.answer(behind: gate)
    await stage.open(spied: false)
    let deleting = stage.window.begin(.activate("confirm"))
    await gate.arrivals()
    #expect(stage.window.scene?.text.hasSuffix("\n(Keep) (Deleting…)") == true)
    await gate.open()
    await deleting.value
    stage.recorder.expect("interactor.delete(First)", "router.finish(First)")
    await stage.close()
  }

  @Test func `A failure is shown with advice`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    await stage.open(spied: false)
    await stage.window.send(.activate("confirm"))
    #expect(
      stage.window.scene?.text == """
        Delete First?
        This cannot be undone.
        ! Could not delete.
          Try again.
        [Keep] [Delete]
        """)
    stage.recorder.expect("interactor.delete(First)")
    await stage.close()
  }
}
