public import Viper

/// Routes from the screen to a row through the output, and back through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class SampleRouter: SampleRouting {
  // Both own this router through the module: strong references would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any SampleOutput)?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - window: The window that shows the screen.
  ///   - output: The object that opens a row, held weakly.
  public init(window: Window, output: (any SampleOutput)?) {
    self.window = window
    self.output = output
  }

  public func showRow(_ id: String) async {
    await output?.sample(didSelectRow: id)
  }

  public func close() {
    window?.close(self)
  }
}
