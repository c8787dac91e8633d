import ListOfMovies
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension ScreenCommand {
  /// Prints a list of movies as they load, or after they have loaded if they must be sorted or
  /// looked up first.
  func list(
    _ input: ListOfMoviesInput, in selection: FieldSelection<any PopularMovie>
  ) async throws {
    let last = SceneCache(ListOfMoviesState())
    var rows = ListPrinter(command: self, input: input, selection: selection)
    if context.uses("seen", selection) { await gateways.marks.loadSeen() }
    let isStreamed = selection.orderName == nil && lookedUp(input) == nil
    window.onChange = {
      if isStreamed, let scene = window.scene { rows.add(last.state, drawnAs: scene) }
      gateways.progress?.update(last.state, limit: input.limit)
    }
    let watch = ClosedPipe.watch(context.console, if: (input.limit ?? 0) > MoviePage.defaultLength)
    defer { watch?.cancel() }
    await router.openList(input, remembering: rows.loaded) { presenter in
      guard context.style.isForPeople else {
        return ProgramView(last, print: { if isStreamed { rows.add($0) } }) {
          await presenter.onViewAppear()
        }
      }
      return ListOfMoviesAssembler.defaultView(
        of: presenter, localizer: context.localizer, drawing: last)
    }
    if let problem = printer.problem { throw problem }
    if !isStreamed, let list = last.state.list.content {
      let movies = rows.loaded.movies(of: list.rows)
      rows.arranged = selection.sorted(
        await lookedUp(input)?.offeredMovies(among: movies) ?? movies)
    }
    if let failure = services?.failure { throw failure }
    rows.end(last.state, drawnAs: window.scene)
    let movies = rows.movies(of: last.state)
    let advice = movies.isEmpty ? await peopleAdvice(last.state, input) : nil
    let note = note(last.state, input, isEmpty: movies.isEmpty, advice: advice)
    noteMissing(last.state, input, movies)
    try end(last.state.failure)
    if let note {
      if movies.isEmpty, last.state.list.content != nil {
        context.noteEmpty(note)
      } else if context.console.isErrorTerminal {
        context.console.note(TerminalSanitizer.clean(note))
      }
    }
    if services != nil { context.noteJustWatch() }
  }

  /// Returns the streaming services to check for each movie in a list, if any.
  ///
  /// Returns `nil` if the catalog has already filtered the list by streaming service.
  private func lookedUp(_ input: ListOfMoviesInput) -> StreamingServices? {
    if case .discover = input.query { nil } else { services }
  }

  /// Returns advice to search for people, if the term of a search without results is part of a
  /// name.
  private func peopleAdvice(
    _ state: ListOfMoviesState, _ input: ListOfMoviesInput
  ) async -> String? {
    guard case .search(let term, nil) = input.query, input.page == 1, !term.hasPrefix("-"),
      !context.style.isJSON,
      state.list.content != nil, let page = try? await gateways.people.people(named: term, page: 1),
      !page.people.isEmpty
    else { return nil }
    let line = "\(About.name) search --people \(ShellWords.quoted(term))"
    return context.localizer.text("To search for people, use '\(line)'.")
  }

  /// Returns the note below the rows of a list, if any.
  private func note(
    _ state: ListOfMoviesState, _ input: ListOfMoviesInput, isEmpty: Bool, advice: String?
  ) -> String? {
    guard let list = state.list.content, isEmpty else {
      return context.style.isForPeople ? window.scene?.message : nil
    }
    guard let services, let loaded = services.loaded else {
      if let note = emptyNote(input) { return note }
      return headerFooter.note(
        [state.note, list.suggestion, advice].compactMap(\.self).joined(separator: " "))
    }
    return context.localizer.text(
      """
      None of the movies checked (\(context.localizer.count(loaded))) can be streamed in \
      \(services.region) on \(services.names).
      """)
  }

  var headerFooter: ListHeaderFooter {
    ListHeaderFooter(isLive: gateways.isLive, context: context, services: services)
  }

  /// Returns the note about an empty personal list; the note mentions a command rather than a key.
  private func emptyNote(_ input: ListOfMoviesInput) -> String? {
    guard case .kind(let kind) = input.query, kind.isPersonal, input.page == 1 else {
      return nil
    }
    return context.localizer.text("The list is empty. Add movies with '\(About.name) mark'.")
  }

  /// Prints notes about missing movies and truncated text.
  ///
  /// The notes are printed even if the output is for programs, except when a failure prevents a
  /// document from being printed.
  private func noteMissing(
    _ state: ListOfMoviesState, _ input: ListOfMoviesInput, _ printed: [any PopularMovie]
  ) {
    if case .document = context.style.format, state.failure != nil { return }
    guard let movies = state.list.content?.movies else { return }
    let localizer = context.localizer
    if movies.unreadable > 0 {
      context.console.note(
        movies.unreadable == 1
          ? localizer.text("Note: skipped 1 movie with invalid data.")
          : localizer.text("Note: skipped \(movies.unreadable) movies with invalid data."))
    }
    let shortened = printed.count { $0.isShortened }
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
    // The scene has already shown this message.
    let isSaid = context.style.isForPeople && context.console.isErrorTerminal
    if movies.endedEarly, !isSaid, let note = state.note {
      context.console.note(localizer.text("Note: \(note)"))
    }
    guard let limit = input.limit, state.failure == nil, printed.count < limit,
      printed.count + movies.unreadable + movies.others < movies.totalResults,
      movies.lastPage >= MoviePage.lastServed
    else { return }
    let count = localizer.count(printed.count)
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
  func update(_ state: ListOfMoviesState, limit: Int?) {
    guard limit != nil, let movies = state.list.content?.movies else { return }
    let loaded = movies.lastPage - movies.firstPage + 1
    let required = movies.lastRequired(by: limit) - movies.firstPage + 1
    guard required > 1, loaded < required else { return setPage(nil) }
    setPage(ProgressLine.Page(number: loaded + 1, total: required))
  }
}

/// Prints a list's rows in any format.
@MainActor
struct ListPrinter {
  let command: ScreenCommand
  let input: ListOfMoviesInput
  let selection: FieldSelection<any PopularMovie>
  /// The movies loaded so far.
  let loaded: LoadedMovies
  /// The movies to print instead of the list's rows, if they are sorted or looked up.
  var arranged: [any PopularMovie]?
  /// The number of rows printed so far, if the output is for programs.
  private(set) var written = 0

  init(
    command: ScreenCommand, input: ListOfMoviesInput, selection: FieldSelection<any PopularMovie>
  ) {
    self.command = command
    self.input = input
    self.selection = selection
    let usesSeen = command.context.uses("seen", selection)
    loaded = LoadedMovies(usesSeen ? command.gateways.marks : nil)
  }

  /// Returns a list's movies in the order in which to print them.
  func movies(of state: ListOfMoviesState) -> [any PopularMovie] {
    arranged ?? loaded.movies(of: state.list.content?.rows ?? [])
  }

  /// Prints the rows added since the last call, using the drawn rows in `scene`, if given.
  mutating func add(_ state: ListOfMoviesState, drawnAs scene: Scene? = nil) {
    guard let list = state.list.content, !list.rows.isEmpty, arranged?.isEmpty != true else {
      return
    }
    if var scene {
      scene.title = headerFooter.header(scene.title, list.movies, input)
      if selection.isChosen {
        let movies = movies(of: state)
        scene.sections = [selection.section(movies, in: command.context.outputLocalizer)]
      } else if let arranged, var section = scene.sections.first {
        let rows = Dictionary(section.rows.map { ($0.id, $0) }) { first, _ in first }
        section.rows = arranged.compactMap { rows[String($0.id)] }
        scene.sections = [section]
      }
      return command.printer.add(scene)
    }
    if case .document = command.context.style.format { return }
    let new = arranged ?? loaded.movies(of: list.rows.dropFirst(written))
    written += new.count
    command.printer.add(
      text: command.context.header(selection)
        + new.map { command.context.text($0, in: selection) }.joined())
  }

  /// Prints the remaining rows and, if the list is complete, the footer or document.
  mutating func end(_ state: ListOfMoviesState, drawnAs scene: Scene?) {
    add(state, drawnAs: scene)
    // Never print a partial document.
    guard let list = state.list.content, state.failure == nil else { return }
    switch command.context.style.format {
    case .screen:
      command.printer.beginPage(isApart: false)
      command.printer.add(headerFooter.footer(list.movies, input))
    case .document(let isPretty):
      let document = ListDocument(
        list.movies, of: state.heading.query, printing: movies(of: state), selection: selection)
      document.write(isPretty: isPretty) { command.printer.add(text: $0) }
      command.printer.add(text: "\n")
    case .rows: command.printer.add(text: command.context.header(selection))
    }
  }

  private var headerFooter: ListHeaderFooter {
    var headerFooter = command.headerFooter
    headerFooter.arranged = arranged?.count
    return headerFooter
  }
}

/// The header and footer of a list on a terminal, which state the range, the source, and the
/// options for seeing more.
@MainActor
struct ListHeaderFooter {
  let isLive: Bool
  let context: Context
  /// The services selected by `--on`, if any.
  var services: StreamingServices?
  /// The number of rows to print if the rows were sorted or looked up first; `nil` if they are
  /// printed as they arrive.
  var arranged: Int?
  private var localizer: Localizer { context.localizer }

  /// Returns the title with the range and the source, such as `Popular movies · 1–20 of 80 · TMDB`.
  ///
  /// The range covers the requested rows, because the title is printed before all rows have
  /// arrived.
  func header<Row>(_ title: String, _ list: Paged<Row>, _ input: ListOfMoviesInput) -> String {
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
    parts.append(isLive ? source : localizer.text("embedded catalog"))
    return parts.joined(separator: " · ")
  }

  /// Returns the line below the rows, or an empty scene if the list is empty or notes are disabled.
  func footer<Row>(_ list: Paged<Row>, _ input: ListOfMoviesInput) -> Scene {
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
  func note(_ text: String) -> String {
    isLive ? text : text + " " + Gateways.sourceNote(in: localizer)
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
