import MovieEntities
import MovieFileImport
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct FileImportLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: FileImportInteractable {
    let gate: Gate
    let failure: Failure?

    func report(
      on file: String, order: DateOrder?, onStep: @MainActor @Sendable (ImportStep) -> Void
    ) async throws(Failure) -> ImportReport {
      await gate.pass(ignoringCancellation: true)
      await onStep(.adding(rows: 1))
      if let failure { throw failure }
      return ImportReport(of: "x.csv", new: 1, changed: 0, known: 0)
    }

    func undo() async throws(MovieError) -> UndoneChange? { nil }
  }

  private let stage = FileImportStage()

  @Test(arguments: [nil, .missing] as [Failure?])
  func `Closing the form at any moment leaves nothing behind and stops rendering`(
    failure: Failure?
  ) async {
    let life = ModuleLife(recorder: stage.recorder) { window, gate in
      FileImportAssembler.assemble(
        interactor: SlowInteractor(gate: gate, failure: failure), identifyCommand: "identify",
        window: window)
    }
    await life.check(
      .type(field: "file", text: "x"), .submit(), .activate("submit"), .activate("undo"), .back)
  }
}
