import Viper

/// Notifies the output of a saved entry, and closes the form through the window.
@MainActor
final class LogEntryRouter: ModuleRouter, LogEntryRouting {
  private weak var output: (any LogEntryOutput)?

  init(window: Window, output: (any LogEntryOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func finish(with notice: String) async {
    // Notify the output first, because closing the form cancels this step.
    await output?.logEntry(didSave: notice)
    close()
  }
}
