import Viper

/// Reports to the output and goes back through the window.
@MainActor
final class SampleFormRouter: ModuleRouter, SampleFormRouting {
  private weak var output: (any SampleFormOutput)?

  init(window: Window, output: (any SampleFormOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func finish(with entity: SampleFormEntity) async {
    // Notify the output first, because closing the form cancels this step.
    await output?.sampleForm(didSave: entity)
    close()
  }
}
