public import Viper

/// Says where the detail leads: to another movie or a log-in by way of the output, back by
/// way of the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class MovieDetailRouter: MovieDetailRouting {
  // Both own this router through the module: a strong edge back would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any MovieDetailOutput)?

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - window: Where the detail is shown.
  ///   - output: Who knows the way to another movie and to a log-in.
  public init(window: Window, output: (any MovieDetailOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(id: Int) async {
    await output?.movieDetail(didSelectMovie: id)
  }

  public func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    await output?.movieDetail(needsLogin: detail) ?? false
  }

  public func close() {
    window?.close(self)
  }
}
