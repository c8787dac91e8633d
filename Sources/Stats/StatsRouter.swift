public import Viper

/// Opens the diary through the output, and closes the statistics through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class StatsRouter: StatsRouting {
  // Weak, because the window and the output own this router through the module.
  private weak var window: Window?
  private weak var output: (any StatsOutput)?

  /// Creates a router with a window and an output, which are held weakly.
  public init(window: Window, output: (any StatsOutput)?) {
    self.window = window
    self.output = output
  }

  public func showDiary() async { await output?.statsDidOpenDiary() }
  public func close() { window?.close(self) }
}
