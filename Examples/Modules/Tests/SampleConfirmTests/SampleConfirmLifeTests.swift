import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleConfirmInteractable {
    let gate: Gate
    let failure: Failure?

    func delete(_ entity: SampleConfirmEntity) async throws {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
    }
  }

  private let stage = SampleConfirmStage()

  @Test(arguments: [nil, SampleConfirmFailures.offline] as [Failure?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleConfirmAssembler.assemble(
        input: SampleConfirmInput(entity: .first),
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil)
    }
    await life.check(.activate("confirm"), .activate("cancel"), .back)
  }
}
