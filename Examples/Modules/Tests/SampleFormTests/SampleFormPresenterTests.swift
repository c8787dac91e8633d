import Testing
import Viper
import ViperTesting

@testable import SampleForm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleFormPresenterTests {
  private let stage = SampleFormStage()

  @Test func `The form opens with the entity's texts`() async {
    await stage.open(.filled)
    stage.recorder.expect("view.update(.editing())")
    #expect(stage.states == [SampleFormState(title: "Title", form: .filled)])
    await stage.close()
  }

  @Test func `Typed text is shown, and a field that was never submitted can be empty`() async {
    await stage.open()
    await stage.window.send(.type(field: "name", text: "F"))
    await stage.window.send(.type(field: "name", text: ""))
    await stage.window.send(.type(field: "color", text: "red"))
    stage.recorder.expect(
      "view.update(.editing())", "view.update(.editing())", "view.update(.editing())")
    #expect(stage.states.map { $0.form.fields[0].text } == ["", "F", ""])
    await stage.close()
  }

  @Test func `A failed rule is shown, and nothing is saved until it passes`() async {
    stage.answer()
    await stage.open()
    await stage.window.send(.submit())
    let required = SampleFormField.required.map { "\($0.rawValue)!" }.joined(separator: ", ")
    stage.recorder.expect("view.update(.editing())", "view.update(.editing(\(required)))")
    await stage.recorder.unrecorded { await stage.fillIn() }
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.saved)", "router.finish(First)")
    await stage.close()
  }

  @Test func `Blanks before and after a text are removed before saving`() async {
    stage.answer()
    await stage.open(.filled, recorded: false)
    await stage.recorder.unrecorded { await stage.fillIn { "  \($0) " } }
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.saved)", "router.finish(First)")
    await stage.close()
  }

  @Test func `A text that is too long shows its message immediately`() async {
    await stage.open(.filled)
    let longest = String(repeating: "x", count: 80)
    await stage.window.send(.type(field: "name", text: longest))
    await stage.window.send(.type(field: "name", text: longest + "x"))
    stage.recorder.expect(
      "view.update(.editing())", "view.update(.editing())", "view.update(.editing(name!))")
    await stage.close()
  }

  @Test func `A save that fails twice keeps the typed text and can be retried`() async {
    stage.answer(with: SampleFormFailures.offline)
    stage.answer(with: SampleFormFailures.offline)
    stage.answer()
    await stage.open(.filled, recorded: false)
    for _ in 1...2 {
      await stage.window.send(.activate("submit"))
      stage.recorder.expect(
        "view.update(.saving)", "interactor.save(First)",
        "view.update(.failed(offline))")
    }
    await stage.window.send(.activate("submit"))
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.saved)", "router.finish(First)")
    await stage.close()
  }

  @Test func `A rejection belongs to its field until the field changes`() async {
    stage.answer(with: SampleFormError(.name, "There is one already."))
    await stage.open(.filled, recorded: false)
    await stage.window.send(.submit())
    let errors = stage.window.scene?.fields.compactMap(\.validationError)
    #expect(errors == ["There is one already."])
    await stage.window.send(.type(field: "name", text: "Second"))
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.editing(name!))",
      "view.update(.editing())")
    await stage.close()
  }

  @Test func `While saving and once saved, the form ignores the user`() async throws {
    let gate = Gate()
    let actions = [UserAction.submit(), .type(field: "name", text: "Second"), .back]
    stage.answer(behind: gate)
    await stage.open(.filled, recorded: false)
    let saving = try await stage.beginSaving(until: gate)
    for action in actions { await stage.window.send(action) }
    await gate.open()
    await saving.value
    for action in actions { await stage.window.send(action) }
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.saved)", "router.finish(First)")
    await stage.close()
  }

  @Test func `A canceled save shows the form again`() async {
    stage.answer(with: CancellationError())
    await stage.open(.filled, recorded: false)
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.saving)", "interactor.save(First)",
      "view.update(.editing())")
    await stage.close()
  }

  @Test func `Back closes the form`() async {
    await stage.open(spied: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
