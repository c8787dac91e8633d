import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListViewTests {
  private let stage = SampleListStage()

  @Test func `The screen's text has the rows, with the focus marked`() async {
    stage.answer(with: [.first, .second])
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        > First  The first row.
          Second  \("")
        """)
    await stage.close()
  }

  @Test func `A failure is shown with advice`() async {
    stage.answer(with: SampleListFailures.offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        ! There is no connection.
          Try again.
        [Retry]
        """)
    await stage.close()
  }

  @Test func `An error without texts uses the screen's own`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(stage.window.scene?.failure?.message == "Could not load the rows.")
    await stage.close()
  }
}
