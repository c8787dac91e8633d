import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

/// Reads and changes the diary for a command.
@MainActor
struct LogRun {
  let gateways: Gateways
  let context: Context
  var localizer: Localizer { context.localizer }

  /// Returns the library, which commands always have.
  func store() throws -> any LibraryStore {
    guard let library = gateways.library else { throw MovieError(.notLoggedIn(.noSession)) }
    return library
  }

  /// Appends events to the library.
  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws -> (library: Library, events: [LibraryEvent]) {
    try await store().append(make)
  }

  /// Returns the library, and prints a note if lines are damaged.
  func read() async throws -> Library {
    let library = try await store().library()
    if library.skippedLines > 0 {
      let command = "\(About.name) library check"
      context.console.note(
        library.skippedLines == 1
          ? localizer.text("Note: skipped 1 damaged line in your diary. See '\(command)'.")
          : localizer.text(
            "Note: skipped \(library.skippedLines) damaged lines in your diary. See '\(command)'."))
    }
    return library
  }

  /// Writes a note if standard error is a terminal.
  func note(_ text: String) {
    if context.console.isErrorTerminal { context.console.note(TerminalSanitizer.clean(text)) }
  }
}
