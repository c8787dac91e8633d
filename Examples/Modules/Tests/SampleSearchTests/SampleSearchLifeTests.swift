import Testing
import Viper
import ViperTesting

@testable import SampleSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleSearchLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleSearchInteractable {
    let gate: Gate
    let failure: Failure?

    func rows(
      matching term: String, page: Int
    ) async throws -> Page<SampleSearchEntity> {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return Page(rows: [.first, .second], totalPages: 9, totalResults: 18)
    }
  }

  private let stage = SampleSearchStage()

  @Test(arguments: [nil, SampleSearchFailures.offline] as [Failure?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      SampleSearchAssembler.assemble(
        interactor: SlowInteractor(gate: gate, failure: failure), window: window, output: nil,
        clock: ImmediateClock())
    }
    await life.check(
      .more, .moveFocus(1), .selectRow(1), .search("first"), .activate("sort"), .refresh,
      .activate("retry"), .back)
  }
}
