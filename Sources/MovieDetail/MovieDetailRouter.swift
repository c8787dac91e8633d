import MovieEntities
import MoviePresentation
import Viper

/// Opens movies, people and the login through the output, and closes the page through the window.
@MainActor
final class MovieDetailRouter: ModuleRouter, MovieDetailRouting {
  private weak var output: (any MovieDetailOutput)?

  init(window: Window, output: (any MovieDetailOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showMovie(_ movie: MovieViewModel) async {
    await output?.movieDetail(didSelectMovie: movie)
  }

  func showPerson(id: Int, name: String) async {
    await output?.movieDetail(didSelectPerson: id, name: name)
  }

  func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    await output?.movieDetail(needsLogin: detail) ?? false
  }

  func log(_ movie: Film) async { await output?.log(movie) }
}
