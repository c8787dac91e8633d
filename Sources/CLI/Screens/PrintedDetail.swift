import Entities
import MovieDetail
import Viper
import ViperTerminal

extension ScreenCommand {
  /// Prints the page of a movie.
  func detail(
    _ id: MovieID, pictures: PictureOptions?, in shape: Shape<MovieDetailViewModel>,
    isFirst: Bool = true
  ) async throws(CommandFailure) {
    guard let movie = try await movie(id) else { return }
    if !isFirst { printer.beginPage(isApart: !context.style.isForRows) }
    if let pictures, let picture = window.scene?.picture {
      try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
        .print(picture, in: .above)
    }
    try printPage(movie, in: shape)
    note(movie)
  }

  /// Prints the pages of several movies; one that is missing is reported, and the others are printed.
  func details(
    _ ids: [MovieID], pictures: PictureOptions?, in shape: Shape<MovieDetailViewModel>
  ) async throws(CommandFailure) {
    guard case .json(let isPretty) = context.style.format else {
      return try await each(ids) { id, isFirst throws(CommandFailure) in
        try await detail(id, pictures: pictures, in: shape, isFirst: isFirst)
      }
    }
    var documents: [FieldValue] = []
    let write = {
      printer.add(document: [JSONText.encode(FieldValue.list(documents), isPretty: isPretty)])
    }
    do throws(CommandFailure) {
      try await each(ids) { id, _ throws(CommandFailure) in
        guard let movie = try await movie(id) else { return }
        documents.append(shape.document(movie))
        note(movie)
      }
    } catch {
      write()
      throw error
    }
    write()
    try end(nil)
  }

  private func each(
    _ ids: [MovieID], _ show: (MovieID, Bool) async throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    var isMissing = false
    var isFirst = true
    for id in ids {
      do throws(CommandFailure) {
        try await show(id, isFirst)
        isFirst = false
      } catch  where error.code == MovieError.Code.notFound.rawValue {
        FailureReport(console: context.console, isJSON: context.style.isJSON).write(error)
        isMissing = true
      }
    }
    if isMissing { throw .quiet(.failed) }
  }

  /// The page of a movie, as soon as it has been loaded; `nil` if that was cancelled.
  private func movie(_ id: MovieID) async throws(CommandFailure) -> MovieDetailViewModel? {
    let last = Drawing(MovieDetailState.idle)
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
