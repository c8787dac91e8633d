import MovieEntities
import MoviePresentation
import Viper

/// Opens movies, forms and logins through the output, and closes the screen through the window.
@MainActor
final class HomeRouter: ModuleRouter, HomeRouting {
  private weak var output: (any HomeOutput)?

  init(window: Window, output: (any HomeOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showMovie(_ movie: MovieViewModel) async {
    await output?.home(didSelectMovie: movie)
  }

  func logIn(for home: any HomeModuleInput) async -> Bool {
    await output?.home(needsLogin: home) ?? false
  }

  func log(_ movie: Film) async { await output?.log(movie) }

  func showStats() async { await output?.homeDidOpenStats() }
}
