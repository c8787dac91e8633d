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
    #expect(text.hasPrefix("Title\nName:\n  ! Enter the name.\n"))
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
    await stage.window.send(.type(field: "name", text: "First"))
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
    let labels = ["Name", "Note"]
    var texts = labels + ["Enter the name."]
    texts += ["Save", "Saving…", "Could not save.", "Try again.", "Saved."]
    await stage.open(
      SampleFormAssembler.assemble(
        interactor: SampleFormInteractorMock(
          recorder: stage.recorder, answers: stage.answers),
        window: stage.window, output: nil,
        localizer: Localizer(
          texts: texts.reduce(into: [:]) { $0[$1] = "«\($1)»" }, numbers: .english)))
    await stage.window.send(.submit())
    var text = stage.window.scene?.text ?? ""
    #expect(text.hasPrefix("SampleForm\n«"), "\(text)")
    #expect(text.hasSuffix("\n[«Save»]"), "\(text)")
    #expect(stage.window.scene?.fields.map(\.label) == labels.map { "«\($0)»" })
    #expect(stage.window.scene?.fields.first?.validationError == "«Enter the name.»")
    await stage.fillIn()
    let saving = try await stage.beginSaving(until: gate)
    #expect(stage.window.scene?.text.hasSuffix("\n(«Saving…»)") == true)
    await gate.open()
    await saving.value
    text = stage.window.scene?.text ?? ""
    #expect(text.hasSuffix("\n! «Could not save.»\n  «Try again.»\n[«Save»]"), "\(text)")
    await stage.window.send(.submit())
    #expect(stage.window.scene?.text == "SampleForm\n«Saved.»")
    stage.recorder.expect("interactor.save(First)", "interactor.save(First)")
    await stage.close()
  }
}
