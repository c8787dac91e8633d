public import MoviePresentation
public import Viper

/// Routes from the page to a movie through the output, and back through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class PersonDetailRouter: PersonDetailRouting {
  // Both own this router through the module: strong references would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any PersonDetailOutput)?

  /// Creates a router in a window, with the output that leads further, which is held weakly.
  public init(window: Window, output: (any PersonDetailOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.personDetail(didSelectMovie: movie)
  }

  public func close() {
    window?.close(self)
  }
}
