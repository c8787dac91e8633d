import Testing
import Viper
import ViperLocalization
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

  @Test func `The texts are in the localizer's language`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    let texts = [
      "Could not load the rows.": "Error.", "Try again.": "Otra vez.", "Retry": "Repetir",
    ]
    await stage.open(
      SampleListAssembler.assemble(
        interactor: SampleListInteractorMock(recorder: stage.recorder, pages: stage.pages),
        window: stage.window, output: nil,
        localizer: Localizer(texts: texts, numbers: .english)))
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(stage.window.scene?.text == "SampleList\n! Error.\n  Otra vez.\n[Repetir]")
    await stage.close()
  }
}
