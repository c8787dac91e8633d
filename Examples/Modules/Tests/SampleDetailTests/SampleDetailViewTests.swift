import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailViewTests {
  private let stage = SampleDetailStage()

  @Test func `The screen's text has the facts`() async {
    stage.answer(with: .full)
    await stage.open(spied: false, recorded: false)
    #expect(stage.window.scene?.title == "First")
    #expect(
      stage.window.scene?.lines.map(\.text.text) == [
        "Note: First note"
      ])
    #expect(stage.window.scene?.offers == [.refresh])
    await stage.close()
  }

  @Test func `Empty texts are left out`() async {
    stage.answer(with: .sparse)
    await stage.open(spied: false, recorded: false)
    #expect(stage.window.scene?.lines.map(\.text.text) == [])
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

  @Test func `The texts are in the localizer's language`() async {
    struct Unworded: Error {}
    let gate = Gate()
    stage.answer(with: Unworded())
    stage.answer(with: .full, behind: gate)
    let texts = [
      "Note",
      "Loading…", "Could not load the page.", "Try again.", "Retry",
    ]
    await stage.open(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SampleDetailInteractorMock(
          recorder: stage.recorder, answers: stage.answers),
        window: stage.window,
        localizer: Localizer(
          texts: texts.reduce(into: [:]) { $0[$1] = "«\($1)»" }, numbers: .english)))
    #expect(
      stage.window.scene?.text == """
        SampleDetail
        ! «Could not load the page.»
          «Try again.»
        [«Retry»]
        """)
    let retry = stage.window.begin(.activate("retry"))
    #expect(stage.window.scene?.text == "SampleDetail\n«Loading…»")
    await gate.open()
    await retry.value
    #expect(
      stage.window.scene?.lines.map(\.text.text) == [
        "«Note»: First note"
      ])
    stage.recorder.expect("interactor.entity(1)", "interactor.entity(1)")
    await stage.close()
  }
}
