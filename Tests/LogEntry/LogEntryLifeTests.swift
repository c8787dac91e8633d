import MovieEntities
import MovieLogEntry
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct LogEntryLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: LogEntryInteractable {
    let gate: Gate
    let error: MovieError?
    var today: Day { .today }

    func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return nil
    }
  }

  private let stage = LogEntryStage()

  @Test(arguments: [nil, .offline] as [MovieError?])
  func `Closing the form at any moment leaves nothing behind and stops rendering`(
    error: MovieError?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      LogEntryAssembler.assemble(
        input: LogEntryInput(movie: .metropolis),
        interactor: SlowInteractor(gate: gate, error: error), window: window)
    }
    await life.check(.type(field: "note", text: "Other."), .submit(), .activate("submit"), .back)
  }
}
