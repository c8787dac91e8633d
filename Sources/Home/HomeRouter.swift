public import MovieEntities
public import MoviePresentation
public import Viper

/// Opens movies, forms and logins through the output, and closes the screen through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class HomeRouter: HomeRouting {
  // Weak, because the window and the output own this router through the module.
  private weak var window: Window?
  private weak var output: (any HomeOutput)?

  /// Creates a router with a window and an output, which are held weakly.
  public init(window: Window, output: (any HomeOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.home(didSelectMovie: movie)
  }

  public func logIn(for home: any HomeModuleInput) async -> Bool {
    await output?.home(needsLogin: home) ?? false
  }

  public func log(
    _ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.log(movie, notice: notice)
  }

  public func showStats() async { await output?.homeDidOpenStats() }

  public func close() { window?.close(self) }
}
