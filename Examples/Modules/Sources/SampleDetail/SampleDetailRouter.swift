import Viper

/// Edits the entity through the output and goes back through the window.
@MainActor
final class SampleDetailRouter: SampleDetailRouting {
  // The window and the output own this router through the module, so strong references to them
  // would cause a retain cycle.
  private weak var window: Window?
  private weak var output: (any SampleDetailOutput)?

  init(window: Window, output: (any SampleDetailOutput)?) {
    self.window = window
    self.output = output
  }

  func edit(_ id: String) async {
    await output?.sampleDetail(didSelectEdit: id)
  }

  func close() { window?.close(self) }
}
