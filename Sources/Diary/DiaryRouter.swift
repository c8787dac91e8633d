import MovieEntities
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

  func edit(
    _ entry: DiaryEntry, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.diary(didEdit: entry, notice: notice)
  }

  func log(
    _ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.log(movie, notice: notice)
  }

  func showStats() async { await output?.diaryDidOpenStats() }
}
