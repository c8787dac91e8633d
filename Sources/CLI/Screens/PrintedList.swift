import Entities
import ListOfMovies
import Viper
import ViperTerminal
import Wording

extension StateScreen: ListOfMoviesUI where State == ListOfMoviesState {}

extension ScreenCommand {
  /// Prints a list of movies, each row as soon as it is loaded.
  ///
  /// - Parameter input: The values that the list is opened with.
  /// - Throws: `CommandFailure` if the list cannot be loaded or the output cannot be written.
  func list(_ input: ListOfMoviesInput) async throws(CommandFailure) {
    let screen = StateScreen(ListOfMoviesState.idle)
    printRows(of: screen)
    await router.openList(input) { presenter in
      let view = ListOfMoviesAssembler.ownView(of: presenter, localizer: context.localizer)
      connect(screen, view, { await presenter.onViewAppear() }, show: { view.update($0) })
      return screen
    }
    if let problem = printer.problem { throw problem }
    let note = finish(screen.state, input)
    noteUnreadable(screen.state)
    try end(screen.state.failure)
    if let note, context.console.isErrorTerminal {
      context.console.note(TerminalSanitizer.clean(note))
    }
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
}
