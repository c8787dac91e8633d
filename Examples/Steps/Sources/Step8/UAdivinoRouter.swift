import Viper

/// Leaves the module.
@MainActor
final class UAdivinoRouter: UAdivinoRouting {
  private weak var window: Window?
  private weak var output: (any UAdivinoOutput)?

  init(window: Window, output: (any UAdivinoOutput)?) {
    self.window = window
    self.output = output
  }

  func leave() {
    output?.uAdivinoDidEnd()
    // Does nothing if this is the only module in the window.
    window?.close(self)
  }
}
