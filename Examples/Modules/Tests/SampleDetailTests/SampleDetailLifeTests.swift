import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleDetailInteractable {
    let gate: Gate
    let failure: Failure?

    func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return .full
    }
  }

  private let stage = SampleDetailStage()

  @Test(arguments: [nil, SampleDetailFailures.offline] as [Failure?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil)
    }
    await life.check(.refresh, .activate("edit"), .activate("retry"), .back)
  }
}
