import Testing
import Viper
import ViperTesting

@testable import SampleSearch

/// A window that shows the screen, assembled by the real assembler, with a recorder.
@MainActor
final class SampleSearchStage: ModuleStage {
  let parts: StageParts
  let pages = SampleSearchInteractorMock.SampleSearchAnswers(
    unprepared: SampleSearchInteractorMock.unprepared)

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
    _ term: String = "", _ page: Int = 1, of totalPages: Int = 1,
    with rows: [SampleSearchEntity], behind gate: Gate? = nil
  ) {
    let total = rows.count * totalPages
    pages.add(
      .success(Page(rows: rows, totalPages: totalPages, totalResults: total)),
      to: "\(term) \(page)", behind: gate)
  }

  /// Prepares an error.
  ///
  /// The error arrives once the gate is open.
  func answer(
    _ term: String = "", _ page: Int = 1, with error: any Error, behind gate: Gate? = nil
  ) {
    pages.add(.failure(error), to: "\(term) \(page)", behind: gate)
  }

  /// Opens the screen as the window's root.
  ///
  /// If `recorded` is `false`, the recorder starts after the screen has opened.
  func open(spied: Bool = true, recorded: Bool = true) async {
    let interactor = SampleSearchInteractorMock(recorder: recorder, pages: pages)
    await open(module(interactor, spied: spied), recorded: recorded)
  }

  /// Types a search term and waits for the typing delay to pass.
  func search(_ term: String) async {
    let typing = Task { await window.send(.search(term)) }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(500))
    await typing.value
  }

  /// Assembles the screen.
  ///
  /// Only the window keeps the screen's parts alive.
  func module(
    _ interactor: any SampleSearchInteractable, spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleSearchPresentable) -> any SampleSearchScreen in
      let view = SampleSearchView(presenter: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return SampleSearchAssembler.assemble(
      input: SampleSearchInput(title: "Title"),
      interactor: interactor, window: window, output: nil, clock: clock,
      router: SampleSearchCalls(recorder), makeView: spied ? spy : nil)
  }
}
