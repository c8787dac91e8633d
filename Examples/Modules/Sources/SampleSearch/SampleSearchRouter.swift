import Viper

/// Opens rows through the output and goes back through the window.
@MainActor
final class SampleSearchRouter: ModuleRouter, SampleSearchRouting {
  private weak var output: (any SampleSearchOutput)?

  init(window: Window, output: (any SampleSearchOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showRow(_ id: String) async {
    await output?.sampleSearch(didSelectRow: id)
  }
}
