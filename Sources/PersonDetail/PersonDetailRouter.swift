import MovieEntities
import MoviePresentation
import Viper

/// Opens movies, forms and logins through the output, and closes the page through the window.
@MainActor
final class PersonDetailRouter: ModuleRouter, PersonDetailRouting {
  private weak var output: (any PersonDetailOutput)?

  init(window: Window, output: (any PersonDetailOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showMovie(_ movie: MovieViewModel) async {
    await output?.personDetail(didSelectMovie: movie)
  }

  func logIn(for person: any PersonDetailModuleInput) async -> Bool {
    await output?.personDetail(needsLogin: person) ?? false
  }

  func log(_ movie: Film) async { await output?.log(movie) }
}
