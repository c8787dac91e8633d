import Viper

/// Goes back through the window.
@MainActor
final class SampleDetailRouter: SampleDetailRouting {
  // The window owns this router through the module, so a strong reference to it would cause a
  // retain cycle.
  private weak var window: Window?

  init(window: Window) {
    self.window = window
  }

  func close() { window?.close(self) }
}
