import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  static let movieArgument = CommandSpec.Argument(
    name: "id|title", help: "A TMDB or IMDb ID or URL, or a title.",
    isRequired: true,
    kind: .words { CompletionCache().movieWords })
  /// A single movie, whose title can be several arguments.
  static let titleArgument = CommandSpec.Argument(
    name: "id|title", help: "A TMDB or IMDb ID or URL, or a title.",
    isRequired: true, repeats: true, isText: true, kind: .words { CompletionCache().movieWords })
  static let movieArguments = CommandSpec.Argument(
    name: "id|title",
    help: "A TMDB or IMDb ID or URL, or a title; - reads IDs from standard input.",
    isRequired: true, repeats: true, kind: .words { CompletionCache().movieWords })
  static let posterOption = OptionSpec(
    name: "--poster", help: "On a terminal, show the poster above the details."
  ).forPeople()

  static let detail = MovieCommand(
    CommandSpec(
      name: "detail", overview: "Show the details of a movie.", effect: .reads,
      fields: DetailFields.table.fields,
      arguments: [movieArguments],
      options: [posterOption, PictureOptions.pictures.needing(posterOption)],
      globals: GlobalOptions.page,
      examples: [
        "detail 234", "detail 234 --poster", "detail tt0010323 --json",
        "detail 234 19 653 --fields title,runtime",
      ],
      note: About.attribution
    )
  ) { line, context in
    let url = line.arguments.count == 1 ? PageAddress(line.arguments[0]) : nil
    if let route = url.flatMap(Route.init), !["detail", "search"].contains(route.name) {
      for option in [posterOption, PictureOptions.pictures] where line.has(option) {
        throw line.conflict(line.arguments[0], option.name)
      }
      return try await show(route, line, context)
    }
    let selection = try DetailFields.table.selection(context.style, line)
    let pictures = try posterOptions(line, context)
    let ids = try MovieIDs(line, context)
    try await ScreenCommand(line, context, usesLibrary: true)
      .details(ids, pictures: pictures, in: selection)
  }

  /// Returns the options for the poster above a page, or `nil` if no poster is shown.
  static func posterOptions(_ line: ParsedLine, _ context: Context) throws -> PictureOptions? {
    let pictures = try PictureOptions(line, context)
    guard line.has(posterOption) else { return nil }
    guard case .screen = context.style.format else {
      context.console.note(
        context.localizer.text("Note: '\(posterOption.name)' only works on a terminal."))
      return nil
    }
    pictures.noteIgnored(context)
    return pictures
  }

  /// Returns advice to search for a word that the user gave in place of an ID; empty if the word
  /// cannot be a title.
  private static func searchAdvice(_ word: String, _ localizer: Localizer) -> String {
    // Don't suggest searching for a mistyped ID or for a URL.
    guard word.count(where: \.isLetter) > 2, word.count <= 60, !word.contains("/") else {
      return ""
    }
    let line = "\(About.name) search \(ShellWords.quoted(word))"
    return " " + localizer.text("To search by title, use '\(line)'.")
  }

  static func movieID(_ word: String, _ line: ParsedLine) throws -> MovieID {
    let localizer = line.localizer
    guard let id = MovieID(word) else {
      if let sentence = WrongAddress.sentence(insteadOfMovie: word, in: localizer) {
        throw line.usage(sentence)
      }
      throw line.usage(
        localizer.text(
          """
          Invalid movie ID '\(word)'. Use a TMDB ID such as 234 or an IMDb ID such as tt0010323.
          """) + searchAdvice(word, localizer))
    }
    return id
  }
}

extension ScreenCommand {
  /// Prints a movie's page or, for a movie that was picked from a list, its row.
  func detail(
    _ id: MovieID, pictures: PictureOptions?, in selection: FieldSelection<MarkedMovie>,
    isFirst: Bool = true, from list: String? = nil
  ) async throws {
    func beginPage(with picture: @autoclosure () -> Scene.Picture?) async throws {
      if !isFirst { printer.beginPage(isApart: context.style.separatesPages) }
      guard let pictures, let picture = picture() else { return }
      try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
        .print(picture, in: PicturePrinter.inlineBounds)
    }
    if drawsPage(selection) {
      await router.openDetail(id)
      guard let scene = try drawnPage() else { return }
      try await beginPage(with: scene.picture)
      printer.add(scene)
      try checkOutput()
      return note(scene.message)
    }
    var (movie, notice) = try await movie(id, in: selection)
    movie.list = list
    let isOwn = movie.movie.catalogError != nil
    try await beginPage(with: isOwn ? nil : Scene.Picture(of: movie.movie, in: context))
    let selection =
      isOwn && list == nil && !selection.isChosen
      ? DetailFields.own.defaultSelection : selection
    if list != nil, case .rows = context.style.format {
      try context.print([movie], as: "results", in: selection, empty: "")
    } else {
      try context.print(movie, in: selection)
    }
    try checkOutput()
    note(notice)
  }

  /// Prints movies' pages.
  ///
  /// In a batch, reports missing movies and prints the remaining movies.
  func details(
    _ ids: MovieIDs, pictures: PictureOptions?,
    in selection: FieldSelection<MarkedMovie>
  ) async throws {
    let missing: CommandFailure?
    guard case .document(let isPretty) = context.style.format, ids.isBatch else {
      var isFirst = true
      missing = try await ids.forEach(context, gateways) { word, search in
        let id = try await search.knownID(of: word)
        try await detail(id, pictures: pictures, in: selection, isFirst: isFirst)
        isFirst = false
      }
      if let missing { throw missing }
      return
    }
    var documents: [FieldValue] = []
    do {
      // Print the movies that were loaded before a failure.
      defer {
        printer.add(text: JSONText.encode(FieldValue.list(documents), isPretty: isPretty) + "\n")
      }
      missing = try await ids.forEach(context, gateways) { word, search in
        let (movie, notice) = try await movie(try await search.knownID(of: word), in: selection)
        documents.append(selection.document(movie))
        note(notice)
      }
    }
    if let missing { throw missing }
    try checkOutput()
  }

  /// Returns a movie with the user's marks, if the output contains them.
  ///
  /// The notice is `nil` unless the marks could not be loaded, or only the library has the movie.
  private func movie(
    _ id: MovieID, in selection: FieldSelection<MarkedMovie>
  ) async throws -> (movie: MarkedMovie, notice: String?) {
    let interactor = MovieDetailAssembler.defaultInteractor(
      catalog: gateways.catalog, marks: gateways.marks)
    let movie = try await interactor.movie(id, reload: false)
    var notices =
      movie.catalogError.map {
        [context.localizer.ownDataOnly($0, isBuiltIn: !gateways.isLive)]
      } ?? []
    guard context.usesMarks(selection) || movie.catalogError != nil else {
      return (MarkedMovie(movie: movie), notices.first)
    }
    do throws(MovieError) {
      try await interactor.marks.load(movie.movieID)
    } catch {
      if error.code != .notLoggedIn { notices.append(context.localizer.marksNotLoaded(error)) }
    }
    let marks = interactor.marks.marks(of: movie.movieID)
    return (
      MarkedMovie(
        movie: movie, marks: marks.areKnown ? marks : nil, isSeen: marks.seen != nil),
      notices.isEmpty ? nil : notices.joined(separator: " ")
    )
  }

  private func note(_ notice: String?) {
    // Print the note even if the output is for programs, because the marks are missing from that
    // output.
    if let notice { context.console.note(TerminalSanitizer.clean(notice)) }
  }
}
