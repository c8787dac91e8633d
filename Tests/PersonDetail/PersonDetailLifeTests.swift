import MovieEntities
import MovieLibrary
import PersonDetail
import Testing
import Viper
import ViperTesting

@MainActor
struct PersonDetailLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: PersonDetailInteractable {
    let gate: Gate
    let error: MovieError?

    func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return PersonEntity.busy(45)
    }
  }

  private let stage = PersonDetailStage()

  @Test(arguments: [nil, .offline, .notFound] as [MovieError?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    error: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: stage.recorder, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: 1), interactor: SlowInteractor(gate: gate, error: error),
        window: window, output: output)
    }
    await life.check(
      .more, .moveFocus(39), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
