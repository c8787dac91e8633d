import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import SampleForm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleFormViewTests {
  private let stage = SampleFormStage()

  @Test func `The screen's text has the fields with their messages`() async {
    await stage.open(spied: false)
    await stage.window.send(.submit())
    let text = stage.window.scene?.text ?? ""
    #expect(text.hasPrefix("Title\nName:\n  ! Enter a name.\n"), "\(text)")
    #expect(text.hasSuffix("\n[Save]"), "\(text)")
    await stage.close()
  }

  @Test func `A changed form has unsaved changes, except while it is being saved`() async throws {
    let gate = Gate()
    var changed = SampleFormEntity.filled
    changed.name = "Second"
    stage.answer(changed, with: SampleFormFailures.offline, behind: gate)
    await stage.open(.filled, spied: false)
    #expect(!stage.window.hasUnsavedChanges)
    await stage.window.send(.type(field: "name", text: "Second"))
    #expect(stage.window.hasUnsavedChanges)
    let saving = try await stage.beginSaving(until: gate)
    #expect(!stage.window.hasUnsavedChanges)
    await gate.open()
    await saving.value
    #expect(stage.window.hasUnsavedChanges)
    await stage.window.send(.type(field: "name", text: SampleFormEntity.filled.name))
    #expect(!stage.window.hasUnsavedChanges)
    stage.recorder.expect("interactor.save(Second)")
    await stage.close()
  }

  @Test func `While saving, the button shows progress`() async throws {
    let gate = Gate()
    stage.answer(behind: gate)
    await stage.open(.filled, spied: false)
    let saving = try await stage.beginSaving(until: gate)
    #expect(stage.window.scene?.text.hasSuffix("\n(Saving…)") == true)
    await gate.open()
    await saving.value
    #expect(stage.window.scene?.text == "Title\nSaved.")
    stage.recorder.expect("interactor.save(First)", "router.finish(First)")
    await stage.close()
  }

  @Test func `A failure is shown with advice, below the typed text, until it changes`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    await stage.open(.filled, spied: false)
    await stage.window.send(.submit())
    let text = stage.window.scene?.text ?? ""
    #expect(text.hasPrefix("Title\nName: First\n"), "\(text)")
    #expect(text.hasSuffix("\n! Could not save.\n  Try again.\n[Save]"), "\(text)")
    #expect(stage.window.scene?.failure?.canRetry == true)
    await stage.window.send(.type(field: "name", text: "Second"))
    #expect(stage.window.scene?.failure == nil)
    stage.recorder.expect("interactor.save(First)")
    await stage.close()
  }

  @Test func `The texts are in the localizer's language`() async throws {
    struct Unworded: Error {}
    let gate = Gate()
    stage.answer(with: Unworded(), behind: gate)
    stage.answer()
    let texts = [
      "Name": "Nombre", "Note": "Nota", "Save": "Guardar", "Enter a name.": "Escriba un nombre.",
      "Saving…": "Guardando…", "Could not save.": "Error.", "Try again.": "Otra vez.",
      "Saved.": "Guardado.",
    ]
    await stage.open(
      SampleFormAssembler.assemble(
        interactor: SampleFormInteractorMock(
          recorder: stage.recorder, answers: stage.answers),
        window: stage.window, output: nil,
        localizer: Localizer(texts: texts, numbers: .english)))
    await stage.window.send(.submit())
    var text = stage.window.scene?.text ?? ""
    #expect(text.hasPrefix("SampleForm\nNombre:\n  ! Escriba un nombre.\n"), "\(text)")
    #expect(text.contains("\nNota:"), "\(text)")
    #expect(text.hasSuffix("\n[Guardar]"), "\(text)")
    await stage.fillIn()
    let saving = try await stage.beginSaving(until: gate)
    #expect(stage.window.scene?.text.hasSuffix("\n(Guardando…)") == true)
    await gate.open()
    await saving.value
    text = stage.window.scene?.text ?? ""
    #expect(text.hasSuffix("\n! Error.\n  Otra vez.\n[Guardar]"), "\(text)")
    await stage.window.send(.submit())
    #expect(stage.window.scene?.text == "SampleForm\nGuardado.")
    stage.recorder.expect("interactor.save(First)", "interactor.save(First)")
    await stage.close()
  }
}
