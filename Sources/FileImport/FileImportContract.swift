public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The presenter's interface for the view, called on the main actor.
@MainActor
public protocol FileImportPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear() async
  /// Called with the full text of a field when the user changes it.
  func onChange(_ field: FileImportField, to text: String)
  /// Called when the user submits the form; returns when the import has ended.
  func onSubmit() async
  /// Called when the user undoes the import.
  func onUndo() async
  /// Called when the user goes back, which cancels an import that has not changed the library yet.
  func onBack()
}

/// What an import did, as the mapper reads it.
protocol FileImportItem: Sendable {
  /// The name of the file.
  var file: String { get }
  var new: Int { get }
  var changed: Int { get }
  var known: Int { get }
  var unlisted: Int { get }
  var skipped: [ImportReport.Skipped] { get }
  /// The number of lines and files that were skipped.
  var skippedCount: Int { get }
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol FileImportInteractable: FileImporter {
  /// Undoes the last change made on this computer, which is the import unless there is a later one.
  ///
  /// - Returns: What was undone, if anything.
  /// - Throws: `MovieError` with `stateNotWritable` if the library could not be changed.
  nonisolated(nonsending) func undo() async throws(MovieError) -> UndoneChange?
}

/// An object that imports files.
public protocol FileImporter: Sendable {
  /// Imports a file, a folder or an archive.
  ///
  /// - Parameters:
  ///   - file: The path, as the user typed it.
  ///   - order: The order of the numbers in dates; `nil` to find out from the file.
  ///   - onStep: A closure that is called before each step.
  /// - Returns: What the import did.
  /// - Throws: `Failure` with the reason: `unclear-dates` if the user must choose the order of the
  ///   numbers in dates, and `cancelled` if the task was canceled. Nothing has been imported then.
  nonisolated(nonsending) func report(
    on file: String, order: DateOrder?, onStep: @MainActor @Sendable (ImportStep) -> Void
  ) async throws(Failure) -> ImportReport
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol FileImportUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: FileImportState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol FileImportRouting: AnyObject {
  /// Closes the screen, and leaves a notice for the screen below.
  func close(notice: String)
  /// Closes the screen.
  func close()
}

/// The complete state of the screen.
public struct FileImportState: Equatable, Sendable {
  /// The fields.
  public var form = FileImportViewModel()
  /// How far the import has got; the content is the report.
  public var report = Phase<FileImportViewModel.Report>.idle

  /// The error if the user must choose the order of the numbers in dates.
  var datesError: Failure? {
    report.failure.flatMap { $0.code == "unclear-dates" ? $0 : nil }
  }
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias FileImportScreen = FileImportUI & Screen

extension Updates: FileImportUI where State == FileImportState {}
