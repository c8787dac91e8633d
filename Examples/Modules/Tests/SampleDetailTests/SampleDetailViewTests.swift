import Testing
import Viper
import ViperLocalization
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
    #expect(stage.window.scene?.buttons.first?.key == "E")
    #expect(stage.window.scene?.offers == [.refresh])
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

  @Test func `The texts are in the localizer's language`() async {
    struct Unworded: Error {}
    let gate = Gate()
    stage.answer(with: Unworded())
    stage.answer(with: .full, behind: gate)
    let texts = [
      "Loading…": "Cargando…", "Could not load the page.": "Error.", "Try again.": "Otra vez.",
      "Retry": "Repetir", "Number": "Número", "Year": "Año", "Edit": "Editar",
    ]
    await stage.open(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SampleDetailInteractorMock(
          recorder: stage.recorder, answers: stage.answers),
        window: stage.window, output: nil,
        localizer: Localizer(texts: texts, numbers: .english)))
    #expect(stage.window.scene?.text == "SampleDetail\n! Error.\n  Otra vez.\n[Repetir]")
    let retry = stage.window.begin(.activate("retry"))
    #expect(stage.window.scene?.text == "SampleDetail\nCargando…")
    await gate.open()
    await retry.value
    #expect(
      stage.window.scene?.text == """
        First
        Número: 1
        Año: 1927

        The first one.
        [Editar]
        """)
    stage.recorder.expect("interactor.entity(1)", "interactor.entity(1)")
    await stage.close()
  }
}
