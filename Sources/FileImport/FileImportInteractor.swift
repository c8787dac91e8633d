import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Imports files, and undoes imports through the user's mark book.
struct FileImportInteractor: FileImportInteractable {
  let importer: any FileImporter
  let marks: MarkBook

  func report(
    on file: String, order: DateOrder?, onStep: @MainActor @Sendable (ImportStep) -> Void
  ) async throws(Failure) -> ImportReport {
    try await importer.report(on: file, order: order, onStep: onStep)
  }

  func undo() async throws(MovieError) -> UndoneChange? { try await marks.undo() }
}
