import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
struct SampleListViewTests {
  private let stage = SampleListStage()

  @Test func `Loaded rows stand in the screen's text, with the focus marked`() async {
    stage.answer(with: [.first, .second])
    await stage.open(view: .own)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        > First  The first row.
          Second  \("")
        """)
    stage.close()
  }

  @Test func `A failure is drawn with what to do about it`() async {
    stage.answer(with: Failure.offline)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        ! There is no connection.
          Try again.
        [Retry]
        """)
    stage.close()
  }

  @Test func `An error without words gets the screen's own`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    await stage.open(view: .own)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(stage.window.scene?.failure?.message == "The rows could not be loaded.")
    stage.close()
  }
}
