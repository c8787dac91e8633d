public import Viper

/// Says where the list leads: to a movie or a log-in by way of the output, back by way of
/// the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class ListOfMoviesRouter: ListOfMoviesRouting {
  // Both own this router through the module: a strong edge back would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any ListOfMoviesOutput)?

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - window: Where the list is shown.
  ///   - output: Who knows the way to a movie and to a log-in.
  public init(window: Window, output: (any ListOfMoviesOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(id: Int) async {
    await output?.listOfMovies(didSelectMovie: id)
  }

  public func logIn(for list: any ListOfMoviesModuleInput) async -> Bool {
    await output?.listOfMovies(needsLogin: list) ?? false
  }

  public func close() {
    window?.close(self)
  }
}
