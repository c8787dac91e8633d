public import MovieEntities
public import MoviePresentation
public import Viper

/// Opens movies, people and the login through the output, and closes the page through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class MovieDetailRouter: MovieDetailRouting {
  // This reference is weak, because the window and the output indirectly own the router.
  private weak var window: Window?
  private weak var output: (any MovieDetailOutput)?

  /// Creates a router that holds weak references to a window and an output.
  public init(window: Window, output: (any MovieDetailOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.movieDetail(didSelectMovie: movie)
  }

  public func showPerson(id: Int, name: String) async {
    await output?.movieDetail(didSelectPerson: id, name: name)
  }

  public func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    await output?.movieDetail(needsLogin: detail) ?? false
  }

  public func log(
    _ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.log(movie, notice: notice)
  }

  public func close() {
    window?.close(self)
  }
}
