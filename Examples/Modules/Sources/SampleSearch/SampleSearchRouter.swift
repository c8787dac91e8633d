import Viper

/// Opens rows through the output and goes back through the window.
@MainActor
final class SampleSearchRouter: SampleSearchRouting {
  // The window and the output own this router through the module, so strong references to them
  // would cause a retain cycle.
  private weak var window: Window?
  private weak var output: (any SampleSearchOutput)?

  init(window: Window, output: (any SampleSearchOutput)?) {
    self.window = window
    self.output = output
  }

  func showRow(_ id: String) async {
    await output?.sampleSearch(didSelectRow: id)
  }

  func close() { window?.close(self) }
}
