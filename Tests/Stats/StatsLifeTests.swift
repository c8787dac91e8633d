import MovieEntities
import MovieStats
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct StatsLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: StatsInteractable {
    let gate: Gate
    let error: MovieError?
    let hasDiary = true

    func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return .diary(year)
    }
  }

  private let stage = StatsStage()

  @Test(arguments: [nil, .offline] as [MovieError?])
  func `Closing the statistics at any moment leaves nothing behind and stops rendering`(
    error: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: stage.recorder, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      StatsAssembler.assemble(
        interactor: SlowInteractor(gate: gate, error: error), window: window, output: output)
    }
    await life.check(
      .activate("previous-year"), .activate("next-year"), .refresh, .activate("retry"), .back)
  }
}
