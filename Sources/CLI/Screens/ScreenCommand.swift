import Entities
import ListOfMovies
import MovieDetail
import PersonDetail
import Viper
import ViperTerminal
import Wording

/// Opens a screen, prints its states as they arrive, and waits until it has settled.
@MainActor
struct ScreenCommand {
  private let context: Context
  private let gateways: Gateways
  private let loader: PosterLoader
  private let window = Window()
  private let printer: Printer

  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    self.context = context
    gateways = try Gateways(line, context)
    loader = PosterLoader(gateways, line, context)
    // If the output cannot be written, closing the window cancels the work that is under way.
    printer = Printer(context) { [window] in window.close() }
  }

  func list(_ input: ListOfMoviesInput) async throws(CommandFailure) {
    let screen = StateScreen(ListOfMoviesState.idle)
    var views = Views()
    views.list = { [context] presenter in
      if case .screen = context.style.format {
        let view = ListOfMoviesAssembler.ownView(of: presenter, localizer: context.localizer)
        screen.connect(view) { view.update($0) }
      } else {
        screen.connect { await presenter.onViewAppear() }
      }
      return screen
    }
    printRows(of: screen)
    await router(views).openList(input)
    if let problem = printer.problem { throw problem }
    let note = finish(screen.state, input)
    noteUnreadable(screen.state)
    try end(screen.state.failure)
    if let note, context.console.isErrorTerminal {
      context.console.note(TerminalSanitizer.clean(note))
    }
  }

  /// Prints the page of a movie.
  ///
  /// - Parameters:
  ///   - id: The identifier of the movie.
  ///   - pictures: How the poster above the page is shown; `nil` if there is none.
  /// - Throws: `CommandFailure` if there is no such movie, or the output cannot be written.
  func detail(_ id: MovieID, pictures: PictureOptions?) async throws(CommandFailure) {
    let screen = StateScreen(MovieDetailState.idle)
    var views = Views()
    views.detail = { [context] presenter in
      if case .screen = context.style.format {
        let view = MovieDetailAssembler.ownView(of: presenter, localizer: context.localizer)
        screen.connect(view) { view.update($0) }
      } else {
        screen.connect { await presenter.onViewAppear() }
      }
      return screen
    }
    await router(views).openDetail(id)
    if case .failed(let failure) = screen.state { try end(failure) }
    guard case .loaded(let movie) = screen.state else { return }
    if let pictures, let picture = window.scene?.picture {
      try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
        .print(picture, in: .above)
    }
    finish(movie)
    try end(nil)
    // The note is also for other programs, because the marks are missing from their output.
    if let note = movie.marks.notice { context.console.note(TerminalSanitizer.clean(note)) }
  }

  /// Prints the page of a person, with all movies.
  ///
  /// - Parameter id: TMDB's identifier of the person.
  /// - Throws: `CommandFailure` if the person cannot be loaded or the output cannot be written.
  func person(_ id: Int) async throws(CommandFailure) {
    let screen = StateScreen(PersonDetailState.idle)
    var views = Views()
    views.person = { [context] presenter in
      if case .screen = context.style.format {
        let view = PersonDetailAssembler.ownView(of: presenter, localizer: context.localizer)
        screen.connect(view) { view.update($0) }
      } else {
        screen.connect { await presenter.onViewAppear() }
      }
      return screen
    }
    await router(views).openPerson(PersonDetailInput(id: id, pageSize: .max))
    if case .failed(let failure) = screen.state { try end(failure) }
    guard case .loaded(let person) = screen.state else { return }
    finish(person)
    try end(nil)
  }

  private func router(_ views: Views) -> RootRouter {
    RootRouter(
      window: window, gateways: gateways, views: views, localizer: context.localizer,
      afterLogin: .stay)
  }

  /// Prints each row as soon as it is loaded, because a long list takes time to complete.
  private func printRows(of screen: StateScreen<ListOfMoviesState>) {
    switch context.style.format {
    case .screen:
      window.onChange = { [printer, weak window] in
        if let scene = window?.scene, !scene.rows.isEmpty { printer.add(scene) }
      }
    case .tsv:
      var encoder = ListTSVEncoder()
      window.onChange = { [printer] in printer.add(encoder.newLines(screen.state)) }
    case .json: break
    }
  }

  /// Prints what has not been printed yet.
  ///
  /// - Parameters:
  ///   - state: The last state of the list.
  ///   - input: The input that the list was opened with.
  /// - Returns: A note about the list, if any.
  private func finish(_ state: ListOfMoviesState, _ input: ListOfMoviesInput) -> String? {
    let isEmpty = if case .empty = state { true } else { false }
    switch context.style.format {
    case .screen:
      guard let scene = window.scene else { return nil }
      printer.add(scene)
      return isEmpty ? emptyNote(input) ?? scene.message : scene.message
    case .tsv:
      return isEmpty ? emptyNote(input) ?? context.localizer("No movies.") : nil
    case .json(let isPretty):
      if let document = ListJSONEncoder.document(state, isPretty: isPretty) {
        printer.add(document: document)
      }
      return nil
    }
  }

  /// Returns the note about an empty list of the user's own movies, with a command instead of a
  /// key.
  private func emptyNote(_ input: ListOfMoviesInput) -> String? {
    guard case .kind(let kind) = input.query, kind.isPersonal, input.page == 1 else { return nil }
    return context.localizer("The list is empty. Put a movie there with '\(About.name) mark'.")
  }

  /// Says how many movies are missing from the output because they could not be read.
  ///
  /// The note is also for other programs. A document that is not written misses nothing.
  private func noteUnreadable(_ state: ListOfMoviesState) {
    if case .json = context.style.format, state.failure != nil { return }
    guard let count = state.list?.movies.unreadable, count > 0 else { return }
    let localizer = context.localizer
    context.console.note(
      count == 1
        ? localizer("Note: left out 1 movie that could not be read.")
        : localizer("Note: left out \(count) movies that could not be read."))
  }

  private func finish(_ movie: MovieDetailViewModel) {
    switch context.style.format {
    case .screen: if let scene = window.scene { printer.add(scene) }
    case .tsv: printer.add(DetailTSVEncoder.lines(movie))
    case .json(let isPretty):
      printer.add(document: [DetailJSONEncoder.document(movie, isPretty: isPretty)])
    }
  }

  private func finish(_ person: PersonDetailViewModel) {
    switch context.style.format {
    case .screen: if let scene = window.scene { printer.add(scene) }
    case .tsv: printer.add(PersonTSVEncoder.lines(person))
    case .json(let isPretty):
      printer.add(document: [PersonJSONEncoder.document(person, isPretty: isPretty)])
    }
  }

  private func end(_ failure: Failure?) throws(CommandFailure) {
    if let problem = printer.problem { throw problem }
    if let failure { throw CommandFailure(failure, in: context.localizer) }
  }
}
