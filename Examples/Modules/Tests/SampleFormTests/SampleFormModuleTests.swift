import Testing
import Viper
import ViperTesting

@testable import SampleForm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleFormModuleTests {
  /// A store that outlives the form, and saves when its gate is open, unless it is canceled.
  private actor Store: SampleFormStore {
    private(set) var saved: [SampleFormEntity] = []
    let gate = Gate()

    func save(_ entity: SampleFormEntity) async throws {
      await gate.pass()
      try Task.checkCancellation()
      saved.append(entity)
    }
  }

  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleFormInteractable {
    let gate: Gate
    let failure: Failure?

    func save(_ entity: SampleFormEntity) async throws {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
    }
  }

  private let store = Store()
  private let stage = SampleFormStage()

  private func open(_ output: SampleFormCalls? = nil) async {
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(
      SampleFormAssembler.assemble(
        input: SampleFormInput(entity: .filled),
        interactor: SampleFormInteractor(store: store),
        window: stage.window, output: output))
  }

  @Test func `A saved form notifies its output and closes`() async {
    await store.gate.open()
    let output = SampleFormCalls(stage.recorder)
    await open(output)
    #expect(stage.window.modules.last?.name == "sampleForm")
    #expect(stage.window.scene?.name == "sampleForm")
    await stage.window.send(.submit())
    #expect(await store.saved == [.filled])
    #expect(stage.window.scene?.name == "root")
    stage.recorder.expect("output.didSave(First)")
    await stage.close()
  }

  @Test func `A form removed while saving still saves exactly once`() async throws {
    await open()
    let saving = try await stage.beginSaving(until: store.gate)
    stage.window.pop()
    await store.gate.open()
    await saving.value
    #expect(await store.saved == [.filled])
    await stage.close()
  }

  @Test(arguments: [nil, SampleFormFailures.offline] as [Failure?])
  func `The module can be closed at any moment`(failure: Failure?) async {
    // A save that is under way is reported even if the form has been closed.
    let life = ModuleLife(
      recorder: stage.recorder, output: { SampleFormCalls($0) }, staysSilent: false,
      assemble: { window, gate, output in
        SampleFormAssembler.assemble(
          input: SampleFormInput(entity: .filled),
          interactor: SlowInteractor(gate: gate, failure: failure), window: window,
          output: output)
      })
    await life.check(
      .type(field: "name", text: "Second"), .submit(), .activate("submit"), .back)
  }
}
