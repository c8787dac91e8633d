import Testing
import Viper
import ViperTesting

@testable import SampleDetail

/// A window that shows the page, assembled by the real assembler, with a recorder.
@MainActor
final class SampleDetailStage: ModuleStage {
  typealias State = SampleDetailState

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
  ///
  /// The response arrives once the gate is open.
  func answer(with entity: SampleDetailEntity, behind gate: Gate? = nil) {
    answers.add(.success(entity), to: "1", behind: gate)
  }

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
        window: window, router: SampleDetailCalls(recorder), makeView: spied ? spy : nil),
      recorded: recorded)
  }
}

nonisolated extension SampleDetailEntity {
  /// An entity whose fields are all known.
  ///
  /// If you add a field, fill it in here.
  static let full = SampleDetailEntity(id: "1", name: "First", note: "First note")
  /// An entity with empty texts.
  static let sparse = SampleDetailEntity(id: "1", name: "First", note: "")
}

extension SampleDetailViewModel {
  /// The content for `SampleDetailEntity.full`.
  static let full = SampleDetailViewModel(
    title: "First",
    facts: [
      Fact(label: "Note", value: "First note")
    ])
}

nonisolated enum SampleDetailFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// A permanent failure.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleDetailState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch page {
    case .idle: ".idle"
    case .loading(let page): ".loading(\(page?.title ?? title))"
    case .loaded(let page): ".loaded(\(page.title))"
    case .failed(let failure, nil): ".failed(\(failure.code))"
    case .failed(let failure, let page?): ".failed(\(page.title), \(failure.code))"
    }
  }
}
