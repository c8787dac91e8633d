import Testing
import Viper
import ViperTesting

@testable import Sample

@MainActor
struct SampleLifeTests {
  /// An interactor that responds when the gate is open, and ignores a cancellation.
  private struct SlowInteractor: SampleInteractable {
    let gate: Gate
    let failure: Failure?

    func rows() async throws -> [SampleEntity] {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return [.first, .second]
    }
  }

  private let stage = SampleStage()

  @Test(arguments: [nil, .offline] as [Failure?])
  func `Closed at any moment, it leaves nothing behind and shows nothing more`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleAssembler.assemble(
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil)
    }
    await life.check(.moveFocus(1), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
