import Entities
import MovieDetail
import Viper
import ViperTerminal

extension StateScreen: MovieDetailUI where State == MovieDetailState {}

extension ScreenCommand {
  /// Prints the page of a movie.
  ///
  /// - Parameters:
  ///   - id: The identifier of the movie.
  ///   - pictures: How the poster above the page is shown; `nil` if there is none.
  /// - Throws: `CommandFailure` if there is no such movie, or the output cannot be written.
  func detail(_ id: MovieID, pictures: PictureOptions?) async throws(CommandFailure) {
    let screen = StateScreen(MovieDetailState.idle)
    await router.openDetail(id) { presenter in
      let view = MovieDetailAssembler.ownView(of: presenter, localizer: context.localizer)
      connect(screen, view, { await presenter.onViewAppear() }, show: { view.update($0) })
      return screen
    }
    if case .failed(let failure) = screen.state { try end(failure) }
    guard case .loaded(let movie) = screen.state else { return }
    if let pictures, let picture = window.scene?.picture {
      try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
        .print(picture, in: .above)
    }
    printPage(DetailTSVEncoder.lines(movie)) {
      DetailJSONEncoder.document(movie, isPretty: $0)
    }
    try end(nil)
    // The note is also for other programs, because the marks are missing from their output.
    if let note = movie.marks.notice { context.console.note(TerminalSanitizer.clean(note)) }
  }
}
