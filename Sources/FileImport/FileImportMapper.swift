import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps the report on an import to a page, and errors to messages.
struct FileImportMapper: Sendable {
  let localizer: Localizer
  /// The command that looks up films without a TMDB ID.
  let identifyCommand: String

  /// The failure of an empty form.
  var noFile: Failure {
    Failure(
      code: "no-file", message: localizer.text("Enter the path of a file, a folder or a ZIP file."))
  }

  func progress(_ step: ImportStep) -> String { localizer.sentence(step) }

  func report(_ item: some FileImportItem) -> FileImportViewModel.Report {
    var lines = [
      localizer.text("New entries and marks: \(localizer.count(item.new))"),
      localizer.text("Changed entries: \(localizer.count(item.changed))"),
      localizer.text("Already in your library: \(localizer.count(item.known))"),
      localizer.text("Skipped rows and files: \(localizer.count(item.skippedCount))"),
    ]
    if item.unlisted > 0 {
      let advice = localizer.identifyAdvice(command: identifyCommand)
      let count = localizer.count(item.unlisted)
      lines += ["", localizer.text("Films not in the catalog: \(count). \(advice)")]
    }
    if !item.skipped.isEmpty { lines += ["", localizer.text("Skipped:")] }
    lines += item.skipped.map { localizer.sentence($0) }
    return FileImportViewModel.Report(
      title: localizer.text("Import of \(item.file)"), lines: lines,
      canUndo: item.new + item.changed > 0)
  }

  /// Returns the notice to show after an undo.
  func notice(_ undone: UndoneChange) -> String { localizer.sentence(undone) }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }
}

extension ImportReport: FileImportItem {}
