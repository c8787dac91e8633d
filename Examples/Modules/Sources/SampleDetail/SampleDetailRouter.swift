import Viper

/// Edits the entity through the output and goes back through the window.
@MainActor
final class SampleDetailRouter: ModuleRouter, SampleDetailRouting {
  private weak var output: (any SampleDetailOutput)?

  init(window: Window, output: (any SampleDetailOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func edit(_ id: String) async {
    await output?.sampleDetail(didSelectEdit: id)
  }
}
