import Testing
import Viper
import ViperTesting

@testable import SampleList

/// A window that shows the screen, assembled by the real assembler, with a recorder.
@MainActor
final class SampleListStage: ModuleStage {
  let parts: StageParts
  let pages = SampleListInteractorMock.SampleListAnswers(
    unprepared: SampleListInteractorMock.unprepared)

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

  /// Prepares a page of a list with the given number of pages.
  ///
  /// The page arrives once the gate is open.
  func answer(
    _ page: Int = 1, of totalPages: Int = 1, with rows: [SampleListEntity],
    behind gate: Gate? = nil
  ) {
    let total = rows.count * totalPages
    pages.add(
      .success(Page(rows: rows, totalPages: totalPages, totalResults: total)), to: page,
      behind: gate)
  }

  /// Prepares an error.
  ///
  /// The error arrives once the gate is open.
  func answer(_ page: Int = 1, with error: any Error, behind gate: Gate? = nil) {
    pages.add(.failure(error), to: page, behind: gate)
  }

  /// Opens the screen as the window's root.
  ///
  /// If `recorded` is `false`, the recorder starts after the screen has opened.
  func open(limit: Int? = nil, spied: Bool = true, recorded: Bool = true) async {
    let interactor = SampleListInteractorMock(recorder: recorder, pages: pages)
    await open(module(interactor, limit: limit, spied: spied), recorded: recorded)
  }

  /// Assembles the screen.
  ///
  /// Only the window keeps the screen's parts alive.
  func module(
    _ interactor: any SampleListInteractable, limit: Int? = nil, spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleListPresentable) -> any SampleListScreen in
      let view = SampleListAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return SampleListAssembler.assemble(
      input: SampleListInput(title: "Title", limit: limit),
      interactor: interactor, window: window, output: nil,
      router: SampleListCalls(recorder), makeView: spied ? spy : nil)
  }
}
