import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleListInteractable {
    let gate: Gate
    let failure: Failure?

    func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return Page(rows: [.first, .second], totalPages: 9, totalResults: 18)
    }
  }

  private let stage = SampleListStage()

  @Test(arguments: [nil, SampleListFailures.offline] as [Failure?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleListAssembler.assemble(
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil)
    }
    await life.check(
      .more, .moveFocus(1), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
