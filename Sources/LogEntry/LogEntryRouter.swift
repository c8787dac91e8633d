public import Viper

/// Notifies the output of a saved entry, and closes the form through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class LogEntryRouter: LogEntryRouting {
  // Weak, because the window and the output own this router through the module.
  private weak var window: Window?
  private weak var output: (any LogEntryOutput)?

  /// Creates a router with a window and an output, which are held weakly.
  public init(window: Window, output: (any LogEntryOutput)?) {
    self.window = window
    self.output = output
  }

  public func finish(with notice: String) async {
    // Notify the output first, because closing the form cancels this step.
    await output?.logEntry(didSave: notice)
    close()
  }

  public func close() { window?.close(self) }
}
