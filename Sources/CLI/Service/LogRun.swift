import MovieEntities
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
  func store() throws(CommandFailure) -> any LibraryStore {
    guard let library = gateways.library else {
      throw CommandFailure(MovieError(.notLoggedIn(.noSession)), in: localizer)
    }
    return library
  }

  /// Appends events to the library.
  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(CommandFailure) -> (library: Library, events: [LibraryEvent]) {
    let store = try store()
    do throws(MovieError) {
      return try await store.append(make)
    } catch {
      throw CommandFailure(error, in: localizer)
    }
  }

  /// Returns the library, and prints a note if lines are damaged.
  func read() async throws(CommandFailure) -> Library {
    let store = try store()
    do throws(MovieError) {
      let library = try await store.library()
      if library.skippedLines > 0 {
        let command = "\(About.name) library check"
        context.console.note(
          library.skippedLines == 1
            ? localizer.text("Note: skipped 1 damaged line in your diary. See '\(command)'.")
            : localizer.text(
              "Note: skipped \(library.skippedLines) damaged lines in your diary. See '\(command)'."
            ))
      }
      return library
    } catch {
      throw CommandFailure(error, in: localizer)
    }
  }

  /// Writes a note if standard error is a terminal.
  func note(_ text: String) {
    if context.console.isErrorTerminal { context.console.note(TerminalSanitizer.clean(text)) }
  }
}
