import ListOfMovies
import MovieEntities
import MovieViewModels
import Viper
import ViperCommandLine
import ViperLocalization

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
      scene.title = command.headerFooter.header(scene.title, list, input)
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
      command.printer.add(command.headerFooter.footer(list, input))
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
