import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailViewTests {
  private let stage = SampleDetailStage()

  @Test func `The screen's text has the facts and the text`() async {
    stage.answer(with: .full)
    await stage.open(spied: false, recorded: false)
    #expect(
      stage.window.scene?.text == """
        First
        Number: 1
        Year: 1927

        The first one.
        [Edit]
        """)
    await stage.close()
  }

  @Test func `Unknown facts are left out`() async {
    stage.answer(with: .sparse)
    await stage.open(spied: false, recorded: false)
    #expect(stage.window.scene?.text == "First\nNumber: 1\n[Edit]")
    await stage.close()
  }

  @Test func `A failure is shown with advice, or with the page's own texts`() async {
    struct Unworded: Error {}
    stage.answer(with: SampleDetailFailures.offline)
    stage.answer(with: Unworded())
    await stage.open(spied: false, recorded: false)
    #expect(
      stage.window.scene?.text == """
        Title
        ! There is no connection.
          Try again.
        [Retry]
        """)
    await stage.window.send(.activate("retry"))
    #expect(stage.window.scene?.failure?.message == "Could not load the page.")
    stage.recorder.expect("interactor.entity(1)")
    await stage.close()
  }
}
