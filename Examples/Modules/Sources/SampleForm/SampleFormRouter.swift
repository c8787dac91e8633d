import Viper

/// Reports to the output and goes back through the window.
@MainActor
final class SampleFormRouter: SampleFormRouting {
  // The window and the output own this router through the module, so strong references to them
  // would cause a retain cycle.
  private weak var window: Window?
  private weak var output: (any SampleFormOutput)?

  init(window: Window, output: (any SampleFormOutput)?) {
    self.window = window
    self.output = output
  }

  func finish(with entity: SampleFormEntity) async {
    // Notify the output first, because closing the form cancels this step.
    await output?.sampleForm(didSave: entity)
    close()
  }

  func close() { window?.close(self) }
}
