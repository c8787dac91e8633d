import Viper

/// Reports to the output and closes the dialog through the window.
@MainActor
final class SampleConfirmRouter: SampleConfirmRouting {
  // The window and the output own this router through the module, so strong references to them
  // would cause a retain cycle.
  private weak var window: Window?
  private weak var output: (any SampleConfirmOutput)?

  init(window: Window, output: (any SampleConfirmOutput)?) {
    self.window = window
    self.output = output
  }

  func finish(with entity: SampleConfirmEntity) async {
    // Notify the output first, because closing the dialog cancels this step.
    await output?.sampleConfirm(didDelete: entity)
    close()
  }

  func close() { window?.close(self) }
}
