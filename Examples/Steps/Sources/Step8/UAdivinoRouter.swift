import Viper

/// Leaves the module.
@MainActor
final class UAdivinoRouter: ModuleRouter, UAdivinoRouting {
  private weak var output: (any UAdivinoOutput)?

  init(window: Window, output: (any UAdivinoOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func leave() {
    output?.uAdivinoDidEnd()
    // Does nothing if this is the only module in the window.
    window?.close(self)
  }
}
