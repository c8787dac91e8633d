import Testing
import Viper
import ViperTesting

@testable import UAdivino

/// An interactor that records each question and always gives the same answer.
struct UAdivinoInteractorMock: UAdivinoInteractable {
  let recorder: Recorder

  func answer(to question: String) async -> UAdivinoEntity {
    await recorder.record("interactor.answer(\(question))")
    return UAdivinoEntity(text: "Surely.", chance: 95)
  }
}

@MainActor
struct FirstTest {
  @Test func `An answer that means yes is green`() async {
    let recorder = Recorder { Issue.record("\($0.message)") }
    let window = Window()
    // Everything except the interactor is real.
    await window.replaceRoot(
      with: UAdivinoAssembler.assemble(
        interactor: UAdivinoInteractorMock(recorder: recorder), window: window, output: nil))

    // `send` returns when the screen has settled, so the test needs no sleep.
    await window.send(.type(field: "question", text: "Will it rain?"))
    await window.send(.submit())

    recorder.expect("interactor.answer(Will it rain?)")
    #expect(window.scene?.lines == [Scene.Line(StyledText("✓ Surely.", .init(color: .green)))])

    // Closing the window releases all parts of the module.
    window.close()
    await window.settled()
    #expect(window.leftovers() == [])
  }
}
