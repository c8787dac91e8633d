import MovieDetail
import MovieEntities
import Viper
import ViperCommandLine
import ViperTerminal

extension ScreenCommand {
  func detail(
    _ id: MovieID, pictures: PictureOptions?, in selection: FieldSelection<MovieDetailViewModel>,
    isFirst: Bool = true
  ) async throws(CommandFailure) {
    guard let movie = try await movie(id) else { return }
    if !isFirst { printer.beginPage(isApart: context.style.separatesPages) }
    if let pictures, let picture = window.scene?.picture {
      try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
        .print(picture, in: .above)
    }
    try printPage(movie, in: selection)
    note(movie)
  }

  /// Prints the pages of movies; a missing one of a batch is reported, and the others are printed.
  func details(
    _ ids: MovieIDs, pictures: PictureOptions?, in selection: FieldSelection<MovieDetailViewModel>
  ) async throws(CommandFailure) {
    let missing: CommandFailure?
    guard case .document(let isPretty) = context.style.format, ids.isBatch else {
      var isFirst = true
      missing = try await ids.each(context) { id throws(CommandFailure) in
        try await detail(id, pictures: pictures, in: selection, isFirst: isFirst)
        isFirst = false
      }
      if let missing { throw missing }
      return
    }
    var documents: [FieldValue] = []
    do {
      // The movies before a failure are printed too.
      defer {
        printer.add(document: [JSONText.encode(FieldValue.list(documents), isPretty: isPretty)])
      }
      missing = try await ids.each(context) { id throws(CommandFailure) in
        guard let movie = try await movie(id) else { return }
        documents.append(selection.document(movie))
        note(movie)
      }
    }
    if let missing { throw missing }
    try end(nil)
  }

  /// Loads the page of a movie; `nil` if that was cancelled.
  private func movie(_ id: MovieID) async throws(CommandFailure) -> MovieDetailViewModel? {
    let last = SceneCache(MovieDetailState.idle)
    await router.openDetail(id) { presenter in
      guard context.style.isForPeople else {
        return ProgramView(last) { await presenter.onViewAppear() }
      }
      return MovieDetailAssembler.ownView(of: presenter, drawing: last)
    }
    if case .failed(let failure) = last.state { try end(failure) }
    guard case .loaded(let movie) = last.state else { return nil }
    return movie
  }

  private func note(_ movie: MovieDetailViewModel) {
    // The note is also for other programs, because the marks are missing from their output.
    if let note = movie.marks.notice { context.console.note(TerminalSanitizer.clean(note)) }
  }
}
