import MovieDiary
import MovieEntities
import MovieLibrary
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

    func entries() async throws(MovieError) -> [DiaryEntry] {
      try await pass()
      return [.first, .second]
    }

    func ids(matching text: String) async -> Set<DiaryEntry.ID>? {
      await gate.pass(ignoringCancellation: true)
      return ["1"]
    }

    func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool {
      try await pass()
      return true
    }

    private func pass() async throws(MovieError) {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
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
      .moveFocus(1), .selectRow(1), .search("x"), .activate("edit-entry"), .refresh,
      .activate("delete-entry"), .activate("retry"), .back)
  }
}
