import MovieEntities
import MovieFileImport
import MovieLibrary
import MoviePresentation
import Testing
import Viper

/// An interactor whose imports all add two entries.
private struct InteractorMock: FileImportInteractable {
  func report(
    on file: String, order: DateOrder?, onStep: @MainActor @Sendable (ImportStep) -> Void
  ) async throws(Failure) -> ImportReport {
    ImportReport(of: "export.zip", new: 2, changed: 0, known: 1)
  }

  func undo() async throws(MovieError) -> UndoneChange? { nil }
}

/// The test to read first: a mock imports files, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `The form imports a file, and a report takes its place`() async {
    let window = Window()
    // Returns when the form has been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: FileImportAssembler.assemble(
        interactor: InteractorMock(), identifyCommand: "identify", window: window))
    #expect(window.scene?.title == "Import a file")

    await window.send(.type(field: "file", text: "~/export.zip"))
    await window.send(.submit())
    #expect(window.scene?.title == "Import of export.zip")
    #expect(window.scene?.lines.first?.text.text == "New entries and marks: 2")
  }
}
