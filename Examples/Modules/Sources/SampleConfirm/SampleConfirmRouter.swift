import Viper

/// Reports to the output and closes the dialog through the window.
@MainActor
final class SampleConfirmRouter: ModuleRouter, SampleConfirmRouting {
  private weak var output: (any SampleConfirmOutput)?

  init(window: Window, output: (any SampleConfirmOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func finish(with entity: SampleConfirmEntity) async {
    // Notify the output first, because closing the dialog cancels this step.
    await output?.sampleConfirm(didDelete: entity)
    close()
  }
}
