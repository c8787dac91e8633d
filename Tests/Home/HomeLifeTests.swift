import MovieEntities
import MovieHome
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct HomeLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: HomeInteractable {
    let gate: Gate
    let error: MovieError?

    func user() async throws(MovieError) -> HomeUser { .neo }

    func tonight(skippingCurrent: Bool, reload: Bool) async throws(MovieError) -> TonightContent {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return .first
    }
  }

  private let stage = HomeStage()

  @Test(arguments: [nil, .offline] as [MovieError?])
  func `Closing the screen at any moment leaves nothing behind and stops rendering`(
    error: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: stage.recorder, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      HomeAssembler.assemble(
        interactor: SlowInteractor(gate: gate, error: error), window: window, output: output)
    }
    await life.check(
      .moveFocus(1), .selectRow(1), .activate("another"), .activate("log"), .refresh,
      .activate("retry"), .back)
  }
}
