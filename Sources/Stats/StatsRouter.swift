import Viper

/// Opens the diary through the output, and closes the statistics through the window.
@MainActor
final class StatsRouter: ModuleRouter, StatsRouting {
  private weak var output: (any StatsOutput)?

  init(window: Window, output: (any StatsOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showDiary() async { await output?.statsDidOpenDiary() }
}
