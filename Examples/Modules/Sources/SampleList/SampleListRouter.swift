import Viper

/// Opens rows through the output and goes back through the window.
@MainActor
final class SampleListRouter: SampleListRouting {
  // The window and the output own this router through the module, so strong references to them
  // would cause a retain cycle.
  private weak var window: Window?
  private weak var output: (any SampleListOutput)?

  init(window: Window, output: (any SampleListOutput)?) {
    self.window = window
    self.output = output
  }

  func showRow(_ id: String) async {
    await output?.sampleList(didSelectRow: id)
  }

  func close() { window?.close(self) }
}
