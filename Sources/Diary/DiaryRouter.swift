public import MovieEntities
public import MoviePresentation
public import Viper

/// Opens movies and forms through the output, and closes the diary through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class DiaryRouter: DiaryRouting {
  // Weak, because the window and the output own this router through the module.
  private weak var window: Window?
  private weak var output: (any DiaryOutput)?

  /// Creates a router with a window and an output, which are held weakly.
  public init(window: Window, output: (any DiaryOutput)?) {
    self.window = window
    self.output = output
  }

  public func showMovie(_ movie: MovieViewModel) async {
    await output?.diary(didSelectMovie: movie)
  }

  public func edit(
    _ entry: DiaryEntry, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.diary(didEdit: entry, notice: notice)
  }

  public func log(
    _ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await output?.log(movie, notice: notice)
  }

  public func showStats() async { await output?.diaryDidOpenStats() }

  public func close() { window?.close(self) }
}
