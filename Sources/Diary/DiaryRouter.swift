import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Opens movies and forms through the output, and closes the diary through the window.
@MainActor
final class DiaryRouter: ModuleRouter, DiaryRouting {
  private weak var output: (any DiaryOutput)?

  init(window: Window, output: (any DiaryOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func showMovie(_ movie: MovieViewModel) async {
    await output?.diary(didSelectMovie: movie)
  }

  func edit(_ entry: DiaryEntry) async { await output?.diary(didEdit: entry) }

  func log(_ movie: Film) async { await output?.log(movie) }

  func log(typed text: String) async { await output?.log(typed: text) }

  func showStats() async { await output?.diaryDidOpenStats() }

  func confirm(_ question: Confirmation) async -> Bool {
    await window?.confirm(question, for: self) ?? false
  }
}
