import Viper

/// Opens rows through the output and goes back through the window.
@MainActor
final class SampleListRouter: ModuleRouter, SampleListRouting {
  private weak var output: (any SampleListOutput)?

  init(window: Window, output: (any SampleListOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showRow(_ id: String) async {
    await output?.sampleList(didSelectRow: id)
  }
}
