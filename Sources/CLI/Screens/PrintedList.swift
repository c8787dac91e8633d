import ListOfMovies
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension ScreenCommand {
  /// Prints a list of movies.
  func list(
    _ input: ListOfMoviesInput, in selection: FieldSelection<ListedMovie>
  ) async throws {
    let watch = ClosedPipe.watch(context.console, if: (input.limit ?? 0) > MoviePage.defaultLength)
    defer { watch?.cancel() }
    if drawsPage(selection), isStreamed(input, in: selection) {
      try await drawList(input)
    } else {
      try await readList(input, in: selection)
    }
    if services != nil { context.noteJustWatch() }
  }

  /// Prints the rows of a list's module as they arrive.
  private func drawList(_ input: ListOfMoviesInput) async throws {
    let last = SceneCache(ListOfMoviesState())
    let show: @MainActor () -> Void = {
      guard let list = last.state.list.content?.movies else { return }
      if let scene = window.scene { add(scene, of: list, input) }
      gateways.progress?.update(list, limit: input.limit)
    }
    window.onChange = show
    await router.openList(input, interactor: gateways.listInteractor(showsPeople: false)) {
      ListOfMoviesAssembler.defaultView(of: $0, localizer: context.localizer, drawing: last)
    }
    try checkOutput()
    show()
    let list = last.state.list.content?.movies
    if let list, last.state.failure == nil { addFooter(of: list, input) }
    try await end(
      list, input, printed: list?.rows.count ?? 0,
      shortened: list?.rows.count { $0.isShortened } ?? 0, message: window.scene?.message ?? "",
      last.state.failure.map { gateways.failure($0, in: context.localizer) })
  }

  /// Reads a list, and prints the movies as they arrive, or after they have been sorted or looked
  /// up.
  private func readList(
    _ input: ListOfMoviesInput, in selection: FieldSelection<ListedMovie>
  ) async throws {
    let usesSeen = context.uses("seen", selection)
    if usesSeen { await gateways.marks.loadSeen() }
    let reader = ListReader(
      interactor: gateways.listInteractor(showsPeople: false), input: input,
      marks: usesSeen ? gateways.marks : nil,
      catalog: context.uses("runtime", selection) ? gateways.catalog : nil)
    let isStreamed = isStreamed(input, in: selection)
    var count = 0
    let (list, error) = await reader.read { list in
      if isStreamed { add(list.rows, after: count, of: list, input, in: selection) }
      count = list.rows.count
      gateways.progress?.update(list, limit: input.limit)
      return printer.problem == nil
    }
    try checkOutput()
    var movies = list?.rows ?? []
    if !isStreamed, let list {
      movies = selection.sorted(await lookedUp(input)?.offeredMovies(among: movies) ?? movies)
      if let failure = services?.failure { throw failure }
      if drawsPage(selection) {
        await draw(movies, of: list, input, reader.interactor)
      } else {
        add(movies, of: list, input, in: selection, arranged: movies.count)
      }
    }
    // Never print a partial document.
    if let list, error == nil {
      switch context.style.format {
      case .screen: addFooter(of: list, input, arranged: isStreamed ? nil : movies.count)
      case .document(let isPretty):
        ListDocument(list, of: input.query, printing: movies, selection: selection)
          .write(isPretty: isPretty) { printer.add(text: $0) }
        printer.add(text: "\n")
      case .rows: printer.add(text: context.header(selection))
      }
    }
    let mapper = MovieMapper(localizer: context.localizer)
    let title = list?.totalResults == 0 ? await reader.interactor.title(near: input.query) : nil
    let message = [list.flatMap { mapper.note(input.query, $0) }, title.map(mapper.suggestion)]
    try await end(
      list, input, printed: movies.count, shortened: movies.count { $0.movie.isShortened },
      message: message.compactMap(\.self).joined(separator: " "),
      error.map { gateways.failure($0, in: context.localizer) })
  }

  /// Returns whether rows are printed as they arrive, because they need not be sorted or looked up.
  private func isStreamed(
    _ input: ListOfMoviesInput, in selection: FieldSelection<ListedMovie>
  ) -> Bool {
    selection.orderName == nil && lookedUp(input) == nil
  }

  /// Returns the streaming services to check for each movie in a list, if any.
  ///
  /// Returns `nil` if the catalog has already filtered the list by streaming service.
  private func lookedUp(_ input: ListOfMoviesInput) -> StreamingServices? {
    if case .discover = input.query { nil } else { services }
  }

  // MARK: Rows

  /// Prints movies that were sorted or looked up, as the list's module draws them.
  private func draw(
    _ movies: [ListedMovie], of list: Paged<ListedMovie>, _ input: ListOfMoviesInput,
    _ interactor: any ListOfMoviesInteractable
  ) async {
    let page = MoviePage(
      number: input.page, movies: movies.map(\.movie), totalPages: list.totalPages,
      totalResults: list.totalResults)
    var whole = input
    whole.limit = nil
    await router.openList(whole, interactor: ArrangedList(interactor: interactor, page: page))
    if let scene = window.scene { add(scene, of: list, input, arranged: movies.count) }
  }

  /// Prints the rows of a table that have not been printed yet.
  private func add<Row>(
    _ scene: Scene, of list: Paged<Row>, _ input: ListOfMoviesInput, arranged: Int? = nil
  ) {
    guard !list.rows.isEmpty, arranged != 0 else { return }
    var scene = scene
    scene.title = header(scene.title, of: list, input, arranged: arranged)
    printer.add(scene)
  }

  /// Prints the fields of the movies after the first `count`, which have been printed.
  private func add(
    _ movies: [ListedMovie], after count: Int = 0, of list: Paged<ListedMovie>,
    _ input: ListOfMoviesInput, in selection: FieldSelection<ListedMovie>, arranged: Int? = nil
  ) {
    switch context.style.format {
    case .screen:
      let heading = MovieMapper(localizer: context.localizer).heading(input.query, of: input)
      var scene = Scene(name: "list", title: heading.title)
      scene.sections = [selection.section(movies, in: context.outputLocalizer)]
      add(scene, of: list, input, arranged: arranged)
    case .rows where movies.count > count:
      let rows = movies[count...].map { context.text($0, in: selection) }
      printer.add(text: context.header(selection) + rows.joined())
    case .rows, .document: break
    }
  }

  private func addFooter<Row>(
    of list: Paged<Row>, _ input: ListOfMoviesInput, arranged: Int? = nil
  ) {
    printer.beginPage(isApart: false)
    printer.add(footer(of: list, input, arranged: arranged))
  }

  // MARK: Notes

  /// Prints the notes about a list, or throws the failure that ended it.
  ///
  /// The message is the reason why the list is empty or incomplete; empty for a complete list.
  private func end<Row>(
    _ list: Paged<Row>?, _ input: ListOfMoviesInput, printed: Int, shortened: Int,
    message: String, _ failure: CommandFailure?
  ) async throws {
    if let list {
      noteMissing(
        list, input, printed: printed, shortened: shortened, message: message, failure)
    }
    try checkOutput()
    if let failure { throw failure }
    if printed == 0 { context.noteEmpty(await emptyNote(input, message: message)) }
  }

  /// Returns the note about a list of which nothing was printed.
  private func emptyNote(_ input: ListOfMoviesInput, message: String) async -> String {
    let localizer = context.localizer
    if let services, let loaded = services.loaded {
      return localizer.text(
        """
        None of the movies checked (\(localizer.count(loaded))) can be streamed in \
        \(services.region) on \(services.names).
        """)
    }
    // Mention a command rather than a key.
    if case .kind(let kind) = input.query, kind.isPersonal, input.page == 1 {
      return localizer.text("The list is empty. Add movies with '\(About.name) mark'.")
    }
    let parts = [message, await peopleAdvice(input) ?? ""]
    return noteWithSource(parts.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Returns advice to search for people, if the term of a search without results is part of a
  /// name.
  private func peopleAdvice(_ input: ListOfMoviesInput) async -> String? {
    guard case .search(let term, nil) = input.query, input.page == 1, !term.hasPrefix("-"),
      !context.style.isJSON, let page = try? await gateways.people.people(named: term, page: 1),
      !page.people.isEmpty
    else { return nil }
    let line = "\(About.name) search --people \(ShellWords.quoted(term))"
    return context.localizer.text("To search for people, use '\(line)'.")
  }

  /// Prints notes about missing movies and truncated text.
  ///
  /// The notes are printed even if the output is for programs, except when a failure prevents a
  /// document from being printed.
  private func noteMissing<Row>(
    _ list: Paged<Row>, _ input: ListOfMoviesInput, printed: Int, shortened: Int,
    message: String, _ failure: CommandFailure?
  ) {
    if case .document = context.style.format, failure != nil { return }
    let localizer = context.localizer
    if list.unreadable > 0 {
      context.console.note(
        list.unreadable == 1
          ? localizer.text("Note: skipped 1 movie with invalid data.")
          : localizer.text("Note: skipped \(list.unreadable) movies with invalid data."))
    }
    if shortened > 0 {
      context.console.note(
        shortened == 1
          ? localizer.text("Note: truncated long text in 1 movie.")
          : localizer.text("Note: truncated long text in \(localizer.count(shortened)) movies."))
    }
    if let skipped = services?.skipped, skipped > 0 {
      context.console.note(
        localizer.text(
          "Note: only the first 100 movies were checked; skipped: \(localizer.count(skipped))."))
    }
    let isAtTerminal = context.style.isForPeople && context.console.isErrorTerminal
    if list.endedEarly, printed > 0 || !isAtTerminal {
      context.console.note(isAtTerminal ? message : localizer.text("Note: \(message)"))
    }
    guard let limit = input.limit, failure == nil, printed < limit,
      printed + list.unreadable + list.others < list.totalResults,
      list.lastPage >= MoviePage.lastServed
    else { return }
    let count = localizer.count(printed)
    context.console.note(
      localizer.text(
        """
        Note: showing only \(count) movies: TMDB returns at most \(MoviePage.lastServed) pages of \
        a list.
        """))
  }
}

extension RequestProgress {
  /// Reports which page of a list will be loaded next; `limit` is `nil` if only one page is loaded.
  @MainActor
  func update<Row>(_ list: Paged<Row>, limit: Int?) {
    guard limit != nil else { return }
    let loaded = list.lastPage - list.firstPage + 1
    let required = list.lastRequired(by: limit) - list.firstPage + 1
    guard required > 1, loaded < required else { return setPage(nil) }
    setPage(ProgressLine.Page(number: loaded + 1, total: required))
  }
}

/// The header and footer of a list on a terminal, which state the range, the source, and the
/// options for seeing more.
///
/// `arranged` is the number of rows to print if the rows were sorted or looked up first; `nil` if
/// they are printed as they arrive.
extension ScreenCommand {
  /// Returns the title with the range and the source, such as `Popular movies · 1–20 of 80 · TMDB`.
  ///
  /// The range covers the requested rows, because the title is printed before all rows have
  /// arrived.
  func header<Row>(
    _ title: String, of list: Paged<Row>, _ input: ListOfMoviesInput, arranged: Int? = nil
  ) -> String {
    let localizer = context.localizer
    let first = (list.firstPage - 1) * MoviePage.defaultLength + 1
    let (total, rows) = (list.totalResults, arranged ?? list.rows.count)
    let wanted = max(input.limit ?? 0, rows)
    let last = max(min(first + wanted - 1, total), first + rows - 1)
    var parts = [title]
    if let loaded = services?.loaded {
      parts.append(localizer.text("\(localizer.count(rows)) of \(localizer.count(loaded))"))
    } else if total > 0, last >= first {
      parts.append(
        localizer.text(
          """
          \(localizer.count(first))–\(localizer.count(last)) of \
          \(localizer.count(max(total, last)))
          """))
    }
    if let services { parts.append(localizer.text("\(services.names) in \(services.region)")) }
    let source = services == nil ? "TMDB" : "TMDB, JustWatch"
    parts.append(gateways.isLive ? source : localizer.text("built-in catalog"))
    return parts.joined(separator: " · ")
  }

  /// Returns the line below the rows, or an empty scene if the list is empty or notes are disabled.
  func footer<Row>(
    of list: Paged<Row>, _ input: ListOfMoviesInput, arranged: Int? = nil
  ) -> Scene {
    let localizer = context.localizer
    var scene = Scene(name: "foot", title: "")
    let rows = arranged ?? list.rows.count
    guard rows > 0, !context.console.isQuiet else { return scene }
    let options = more(list, input)
    var parts: [String] = []
    if !options.isEmpty {
      parts.append(localizer.text("More: \(options.joined(separator: ", "))"))
    }
    if arranged != nil, rows > 1, rows < list.totalResults {
      parts.append(localizer.text("only these \(localizer.count(rows)) are sorted"))
    }
    guard !parts.isEmpty else { return scene }
    let text = parts.joined(separator: " · ")
    scene.lines = [Scene.Line(StyledText(text, .dim))]
    return scene
  }

  /// Returns a note about an empty list; the note mentions the embedded catalog if that is the
  /// source.
  func noteWithSource(_ text: String) -> String {
    gateways.isLive ? text : text + " " + Gateways.sourceNote(in: context.localizer)
  }

  private func more<Row>(_ movies: Paged<Row>, _ input: ListOfMoviesInput) -> [String] {
    let shown = (services?.loaded ?? movies.rows.count) + movies.others
    let page = MoviePage.defaultLength
    guard movies.firstPage == input.page, shown > 0,
      (input.page - 1) * page + shown < movies.totalResults
    else { return [] }
    var options: [String] = []
    let isWhole = shown % page == 0
    if isWhole, movies.lastPage < min(movies.totalPages, MoviePage.lastServed) {
      options.append(
        "--page \(movies.lastPage + 1)" + (input.limit.map { " --limit \($0)" } ?? ""))
    }
    if input.page == 1 {
      let wanted = shown < page ? page : shown * 4
      options.append("--limit \(min(wanted, movies.totalResults, 10_000))")
    } else if !isWhole {
      // Suggest a limit that completes the last page.
      let wanted = (shown / page + 1) * page
      options.append("--page \(input.page) --limit \(wanted)")
    }
    return options
  }
}
