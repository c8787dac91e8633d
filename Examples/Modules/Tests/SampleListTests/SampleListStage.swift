import Testing
import Viper
import ViperTesting

@testable import SampleList

/// A window that shows the screen, assembled by the real assembler, with a recorder.
@MainActor
final class SampleListStage: ModuleStage {
  typealias State = SampleListState

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
  func open(
    limit: Int? = nil, focus: String? = nil, spied: Bool = true, recorded: Bool = true
  ) async {
    let interactor = SampleListInteractorMock(recorder: recorder, pages: pages)
    await open(module(interactor, limit: limit, focus: focus, spied: spied), recorded: recorded)
  }

  /// Assembles the screen.
  ///
  /// Only the window keeps the screen's parts alive.
  func module(
    _ interactor: any SampleListInteractable, limit: Int? = nil, focus: String? = nil,
    spied: Bool = true
  ) -> Module {
    let recorder = recorder
    let spy = {
      @MainActor (presenter: any SampleListPresentable) -> any SampleListScreen in
      let view = SampleListAssembler.defaultView(of: presenter)
      return ViewSpy(
        recorder: recorder, view: view, show: { view.update($0) }, spell: { $0.spelled })
    }
    return SampleListAssembler.assemble(
      input: SampleListInput(title: "Title", limit: limit, focus: focus),
      interactor: interactor, window: window, output: nil,
      router: SampleListCalls(recorder), makeView: spied ? spy : nil)
  }
}

nonisolated extension SampleListEntity {
  static let first = SampleListEntity(id: "1", name: "First", note: "First note")
  static let second = SampleListEntity(id: "2", name: "Second", note: "")
  static let third = SampleListEntity(id: "3", name: "Third", note: "")
}

extension SampleListViewModel {
  /// The row of `SampleListEntity.first`.
  static let first = SampleListViewModel(id: "1", name: "First", note: "First note")
}

nonisolated enum SampleListFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// A permanent failure.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleListState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch list {
    case .idle: ".idle"
    case .loading: ".loading"
    case .loaded(let list): ".loaded(\(spelled(list)))"
    case .failed(let failure, _): ".failed(\(failure.code))"
    }
  }

  private func spelled(_ list: Paged<SampleListViewModel>) -> String {
    let next =
      switch list.nextPage {
      case .none: ""
      case .available: ", more"
      case .loading: ", loading"
      case .failed(let failure): ", \(failure.code)"
      }
    return "\(list.rows.count) rows, focus \(list.focus)\(next)"
  }
}
