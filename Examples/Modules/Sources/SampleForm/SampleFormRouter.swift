import Viper

/// Routes from the form to the output, and back through the window.
@MainActor
final class SampleFormRouter: SampleFormRouting {
  // Both own this router through the module: strong references would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any SampleFormOutput)?

  init(window: Window, output: (any SampleFormOutput)?) {
    self.window = window
    self.output = output
  }

  func finish(with entity: SampleFormEntity) async {
    // The output first: closing the form cancels this step.
    await output?.sampleForm(didSave: entity)
    close()
  }

  func close() { window?.close(self) }
}
