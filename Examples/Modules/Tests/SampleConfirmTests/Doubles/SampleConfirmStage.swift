import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

/// A window that shows the dialog, assembled by the real assembler, with a recorder.
@MainActor
final class SampleConfirmStage: ModuleStage {
  let parts: StageParts
  let answers = SampleConfirmInteractorMock.SampleConfirmAnswers(
    unprepared: SampleConfirmFailures.offline)

  /// Creates a stage that reports problems at the location of the test that created it.
  init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    parts = StageParts(fileID: fileID, filePath: filePath, line: line, column: column) { problem in
      Issue.record(
        "\(problem.message)",
        sourceLocation: SourceLocation(
          fileID: problem.fileID, filePath: "\(problem.filePath)", line: problem.line,
          column: problem.column))
    }
  }

  /// Prepares the response to the next request.
  ///
  /// The response arrives once the gate is open.
  func answer(with error: (any Error)? = nil, behind gate: Gate? = nil) {
    answers.add(error.map { .failure($0) } ?? .success(true), to: .first, behind: gate)
  }

  /// Opens the dialog as the window's root.
  ///
  /// If `recorded` is `false`, the recorder starts after the dialog has opened.
  func open(spied: Bool = true, recorded: Bool = true) async {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleConfirmPresentable) -> any SampleConfirmScreen in
      let view = SampleConfirmView(presenter: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    await open(
      SampleConfirmAssembler.assemble(
        input: SampleConfirmInput(entity: .first),
        interactor: SampleConfirmInteractorMock(recorder: recorder, answers: answers),
        window: window, output: nil, router: SampleConfirmCalls(recorder),
        makeView: spied ? spy : nil),
      recorded: recorded)
  }
}
