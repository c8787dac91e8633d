import MovieEntities
import MoviePresentation
import Viper

/// Opens movies, people, pages and the login through the output, and closes the list through the
/// window.
@MainActor
final class ListOfMoviesRouter: ModuleRouter, ListOfMoviesRouting {
  private weak var output: (any ListOfMoviesOutput)?

  init(window: Window, output: (any ListOfMoviesOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showMovie(_ movie: MovieViewModel) async {
    await output?.listOfMovies(didSelectMovie: movie)
  }

  func showPerson(id: Int, name: String) async {
    await output?.listOfMovies(didSelectPerson: id, name: name)
  }

  func showPage(_ page: PageAddress) async -> Bool {
    await output?.listOfMovies(didEnter: page) ?? false
  }

  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool {
    await output?.listOfMovies(needsLogin: list) ?? false
  }

  func log(_ movie: Film) async { await output?.log(movie) }

  func log(typed text: String) async { await output?.log(typed: text) }
}
