import MovieDiary
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct DiaryLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: DiaryInteractable {
    let gate: Gate
    let error: MovieError?
    let hasDiary = true

    func entries(page: Int) async throws(MovieError) -> DiaryPage {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return DiaryPage(entries: [.first, .second], totalPages: 9, totalEntries: 18)
    }
  }

  private let stage = DiaryStage()

  @Test(arguments: [nil, .offline] as [MovieError?])
  func `Closing the diary at any moment leaves nothing behind and stops rendering`(
    error: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: stage.recorder, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      DiaryAssembler.assemble(
        interactor: SlowInteractor(gate: gate, error: error), window: window, output: output)
    }
    await life.check(
      .more, .moveFocus(1), .selectRow(1), .activate("edit-entry"), .refresh, .activate("retry"),
      .back)
  }
}
