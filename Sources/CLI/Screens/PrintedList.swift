import ListOfMovies
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension ScreenCommand {
  /// Prints a list of movies, each row as soon as it is loaded unless the rows are sorted.
  func list(
    _ input: ListOfMoviesInput, in selection: FieldSelection<MovieViewModel>
  ) async throws(CommandFailure) {
    var input = input
    input.order = order(of: input, in: selection)
    let last = SceneCache(ListOfMoviesState.idle)
    var rows = ListPrinter(command: self, input: input, selection: selection)
    window.onChange = {
      if input.order == nil, let scene = window.scene { rows.add(last.state, drawnAs: scene) }
      gateways.progress?.update(last.state, limit: input.limit)
    }
    let watch = ClosedPipe.watch(context.console, if: (input.limit ?? 0) > MoviePage.usualLength)
    defer { watch?.cancel() }
    await router.openList(input) { presenter in
      guard context.style.isForPeople else {
        return ProgramView(last, print: { if input.order == nil { rows.add($0) } }) {
          await presenter.onViewAppear()
        }
      }
      return ListOfMoviesAssembler.ownView(of: presenter, drawing: last)
    }
    if let problem = printer.problem { throw problem }
    if let failure = services?.failure { throw gateways.failure(failure, in: context.localizer) }
    rows.end(last.state, drawnAs: window.scene)
    let note = await note(last.state, input)
    noteMissing(last.state, input)
    try end(last.state.failure)
    if let note {
      if last.state.list?.rows.isEmpty == true {
        context.noteEmpty(note)
      } else if context.console.isErrorTerminal {
        context.console.note(TerminalSanitizer.clean(note))
      }
    }
    if services != nil { context.noteJustWatch() }
  }

  /// Returns what puts the rows in order and leaves out those that no service offers; `nil` to print
  /// each as it arrives.
  private func order(
    of input: ListOfMoviesInput, in selection: FieldSelection<MovieViewModel>
  ) -> MovieListOrder? {
    guard let services, case .kind = input.query else {
      return selection.orderName.map { name in
        MovieListOrder(name: name) { selection.sorted($0) }
      }
    }
    return MovieListOrder(name: services.names + (selection.orderName ?? "")) {
      selection.sorted(await services.offered(of: $0))
    }
  }

  /// Returns the note below the rows of a list, if any.
  private func note(_ state: ListOfMoviesState, _ input: ListOfMoviesInput) async -> String? {
    guard let list = state.list, list.rows.isEmpty else {
      return context.style.isForPeople ? window.scene?.message : nil
    }
    let localizer = context.localizer
    guard let services, let loaded = services.loaded else {
      if let note = emptyNote(input) { return note }
      let isFound = list.movies.totalResults > 0
      let title = isFound ? nil : await gateways.title(near: input.query)
      let meant = title.map { " " + localizer("Did you mean '\($0)'?") } ?? ""
      return headerFooter.note((list.note ?? "") + meant)
    }
    return localizer(
      """
      None of the movies looked up (\(localizer.count(loaded))) can be streamed in \
      \(services.region) on \(services.names).
      """)
  }

  var headerFooter: ListHeaderFooter {
    ListHeaderFooter(isLive: gateways.isLive, context: context, services: services)
  }

  /// Returns the note about an empty personal list, which names a command instead of a key.
  private func emptyNote(_ input: ListOfMoviesInput) -> String? {
    guard case .kind(let kind) = input.query, kind.isPersonal, input.page == 1 else {
      return nil
    }
    return context.localizer("The list is empty. Put a movie there with '\(About.name) mark'.")
  }

  /// Notes the movies that are missing from the output, because they are unreadable or not served, and
  /// those whose texts are cut.
  ///
  /// The notes are also for other programs, but not if no document is written.
  private func noteMissing(_ state: ListOfMoviesState, _ input: ListOfMoviesInput) {
    if case .document = context.style.format, state.failure != nil { return }
    guard let movies = state.list?.movies else { return }
    let localizer = context.localizer
    if movies.unreadable > 0 {
      context.console.note(
        movies.unreadable == 1
          ? localizer("Note: left out 1 movie that could not be read.")
          : localizer("Note: left out \(movies.unreadable) movies that could not be read."))
    }
    let shortened = movies.rows.count { $0.movie.isShortened }
    if shortened > 0 {
      context.console.note(
        shortened == 1
          ? localizer("Note: long text was cut in 1 movie.")
          : localizer("Note: long text was cut in \(localizer.count(shortened)) movies."))
    }
    if let skipped = services?.skipped, skipped > 0 {
      context.console.note(
        localizer(
          """
          Note: only the first 100 movies were looked up; left out: \
          \(localizer.count(skipped)).
          """))
    }
    // The scene has the same message.
    let isSaid = context.style.isForPeople && context.console.isErrorTerminal
    if movies.isCutShort, !isSaid, let note = state.list?.note {
      context.console.note(localizer("Note: \(note)"))
    }
    guard let limit = input.limit, state.failure == nil, movies.rows.count < limit,
      movies.rows.count + movies.unreadable < movies.totalResults,
      movies.lastPage >= MoviePage.lastServed
    else { return }
    let count = localizer.count(movies.rows.count)
    context.console.note(
      localizer(
        """
        Note: these are \(count) movies, fewer than requested: TMDB returns at \
        most \(MoviePage.lastServed) pages of a list.
        """))
  }
}

extension RequestProgress {
  /// Reports the page of a list that follows the loaded ones; `limit` is `nil` for one page.
  @MainActor
  func update(_ state: ListOfMoviesState, limit: Int?) {
    guard limit != nil, let movies = state.list?.movies else { return }
    let loaded = movies.lastPage - movies.firstPage + 1
    let required = movies.lastRequired(by: limit) - movies.firstPage + 1
    guard required > 1, loaded < required else { return expect(nil) }
    expect(ProgressLine.Page(number: loaded + 1, total: required))
  }
}

/// Prints the rows of a list in any format.
@MainActor
struct ListPrinter {
  let command: ScreenCommand
  let input: ListOfMoviesInput
  let selection: FieldSelection<MovieViewModel>
  /// The number of rows printed for a program.
  private(set) var written = 0

  /// Prints the rows that have arrived since the last call, for a person those of the drawn scene.
  mutating func add(_ state: ListOfMoviesState, drawnAs scene: Scene? = nil) {
    guard case .loaded(let list) = state, !list.rows.isEmpty else { return }
    if var scene {
      scene.title = command.headerFooter.header(scene.title, list.movies, input)
      if selection.isChosen {
        scene.sections = [selection.section(list.rows, in: command.context.outputLocalizer)]
      }
      return command.printer.add(scene)
    }
    if case .document = command.context.style.format { return }
    let new = list.rows.dropFirst(written)
    written += new.count
    command.printer.add(text: new.map { command.context.text($0, in: selection) }.joined())
  }

  /// Prints the rest of a complete list.
  mutating func end(_ state: ListOfMoviesState, drawnAs scene: Scene?) {
    add(state, drawnAs: scene)
    // Part of a document is useless.
    guard let list = state.list, state.failure == nil else { return }
    switch command.context.style.format {
    case .screen:
      command.printer.beginPage(isApart: false)
      command.printer.add(command.headerFooter.footer(list.movies, input))
    case .document(let isPretty):
      var selection = selection
      if list.heading.query == .kind(.rated), !selection.isChosen {
        selection.add("own_rating")
      }
      command.printer.add(
        document: ListDocument(list, selection: selection).pieces(isPretty: isPretty))
    case .rows: break
    }
  }
}
