import Testing
import Viper
import ViperTesting

@testable import SampleForm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleFormLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleFormInteractable {
    let gate: Gate
    let failure: Failure?

    func save(_ entity: SampleFormEntity) async throws {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
    }
  }

  private let stage = SampleFormStage()

  @Test(arguments: [nil, SampleFormFailures.offline] as [Failure?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleFormAssembler.assemble(
        input: SampleFormInput(entity: .filled),
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil)
    }
    await life.check(.type(field: "note", text: "Other."), .submit(), .activate("submit"), .back)
  }
}
