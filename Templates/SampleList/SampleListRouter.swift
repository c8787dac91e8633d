public import Viper

/// Routes from the screen to a row through the output, and back through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class SampleListRouter: SampleListRouting {
  // Both own this router through the module: strong references would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any SampleListOutput)?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - window: The window that shows the screen.
  ///   - output: The object that opens a row, held weakly.
  public init(window: Window, output: (any SampleListOutput)?) {
    self.window = window
    self.output = output
  }

  public func showRow(_ id: String) async {
    await output?.sampleList(didSelectRow: id)
  }

  public func close() {
    window?.close(self)
  }
}
