public import MovieEntities
public import MoviePresentation
public import Viper

/// Opens movies, people, pages and the login through the output, and closes the list through the
/// window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class ListOfMoviesRouter: ListOfMoviesRouting {
  // This reference is weak, because the window and the output indirectly own the router.
  private weak var window: Window?
  private weak var output: (any ListOfMoviesOutput)?

  /// Creates a router that holds weak references to a window and an output.
  public init(window: Window, output: (any ListOfMoviesOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.listOfMovies(didSelectMovie: movie)
  }

  public func showPerson(id: Int, name: String) async {
    await output?.listOfMovies(didSelectPerson: id, name: name)
  }

  public func showPage(_ page: PageAddress) async -> Bool {
    await output?.listOfMovies(didEnter: page) ?? false
  }

  public func logIn(for list: any ListOfMoviesModuleInput) async -> Bool {
    await output?.listOfMovies(needsLogin: list) ?? false
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
