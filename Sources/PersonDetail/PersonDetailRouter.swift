public import MovieEntities
public import MoviePresentation
public import Viper

/// Opens movies, forms and logins through the output, and closes the page through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class PersonDetailRouter: PersonDetailRouting {
  // This reference is weak, because the window and the output indirectly own the router.
  private weak var window: Window?
  private weak var output: (any PersonDetailOutput)?

  /// Creates a router that holds weak references to a window and an output.
  public init(window: Window, output: (any PersonDetailOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.personDetail(didSelectMovie: movie)
  }

  public func logIn(for person: any PersonDetailModuleInput) async -> Bool {
    await output?.personDetail(needsLogin: person) ?? false
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
