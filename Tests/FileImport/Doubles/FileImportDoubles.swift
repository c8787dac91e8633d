import MovieEntities
public import MovieFileImport
import MovieLibrary
import MoviePresentation
import Viper
public import ViperTesting

@testable import ViperTestSupport

/// An interactor that returns prepared responses and records each request.
struct FileImportInteractorMock: FileImportInteractable {
  typealias Reports = Answers<String, ImportReport, Failure>
  typealias Undos = Answers<String, UndoneChange?, MovieError>

  let recorder: Recorder
  let reports: Reports
  let undos: Undos

  func report(
    on file: String, order: DateOrder?, onStep: @MainActor @Sendable (ImportStep) -> Void
  ) async throws(Failure) -> ImportReport {
    await onStep(.reading(file))
    let order = order.map { ", \($0)" } ?? ""
    return try await reports.answer(
      "report", call: "interactor.report(\(file)\(order))", recorder: recorder)
  }

  func undo() async throws(MovieError) -> UndoneChange? {
    try await undos.answer("undo", call: "interactor.undo()", recorder: recorder)
  }
}

extension ViewSpy: FileImportUI where State == FileImportState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: FileImportRouting {
  public func close(notice: String) { record("close(notice)") }
  public func close() { record("close()") }
}

extension Failure {
  /// The failure of a file that does not exist.
  static let missing = Failure(code: "missing", message: "There is no such file.")
  /// The failure of a file whose dates can be read in two ways.
  static let unclear = Failure(code: "unclear-dates", message: "The dates are unclear.")
  /// The failure of an import that the user has canceled.
  static let cancelled = Failure(code: "cancelled", message: "")
}

extension FileImportState {
  /// The state as spelled in recorded events.
  var spelled: String {
    let fields = form.file + (form.asksForDates ? " | \(form.dates)" : "")
    return switch report {
    case .idle: ".editing(\(fields))"
    case .loading: ".importing(\(form.progress == nil ? "" : "step"))"
    case .failed(let failure, _): ".failed(\(failure.code): \(fields))"
    case .loaded(let report): ".report(\(report.canUndo)\(report.notice == nil ? "" : ", notice"))"
    }
  }
}
