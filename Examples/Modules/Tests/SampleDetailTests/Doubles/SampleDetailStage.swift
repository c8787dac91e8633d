import Testing
import Viper
import ViperTesting

@testable import SampleDetail

/// A window that shows the page, assembled by the real assembler, with a recorder.
@MainActor
final class SampleDetailStage: ModuleStage {
  let parts: StageParts
  let answers = SampleDetailInteractorMock.SampleDetailAnswers(
    unprepared: SampleDetailInteractorMock.unprepared)

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
  func answer(with entity: SampleDetailEntity) { answers.add(.success(entity), to: "1") }

  /// Prepares an error.
  func answer(with error: any Error) { answers.add(.failure(error), to: "1") }

  /// Opens the page as the window's root.
  ///
  /// If `recorded` is `false`, the recorder starts after the page has opened.
  func open(spied: Bool = true, recorded: Bool = true) async {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleDetailPresentable) -> any SampleDetailScreen in
      let view = SampleDetailAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    await open(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1", title: "Title"),
        interactor: SampleDetailInteractorMock(recorder: recorder, answers: answers),
        window: window, output: nil,
        router: SampleDetailCalls(recorder), makeView: spied ? spy : nil),
      recorded: recorded)
  }
}
