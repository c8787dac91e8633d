import Entities
import ListOfMovies
import MovieViewModels
import Viper
import Wording

/// Prints the rows of a list in any format; it can be given the list again when rows have come.
@MainActor
final class PrintedRows {
  private let shape: Shape<MovieViewModel>
  private let input: ListOfMoviesInput
  private let surroundings: ListSurroundings
  private let printer: Printer
  private let context: Context
  /// How many rows were printed, for the formats in which each stands for itself.
  private var written = 0

  init(
    _ shape: Shape<MovieViewModel>, of input: ListOfMoviesInput,
    around surroundings: ListSurroundings, _ printer: Printer, _ context: Context
  ) {
    self.shape = shape
    self.input = input
    self.surroundings = surroundings
    self.printer = printer
    self.context = context
  }

  /// Prints the rows that have come since the last time.
  func add(_ screen: StateScreen<ListOfMoviesState>) {
    guard case .loaded(let list) = screen.state, !list.rows.isEmpty else { return }
    switch context.style.format {
    case .json: break
    case .screen:
      guard let scene = screen.textScreen?.scene else { return }
      printer.add(self.scene(scene, list))
    case .tsv, .ndjson, .template:
      let new = list.rows.dropFirst(written)
      written += new.count
      printer.add(text: new.map { context.text($0, in: shape) }.joined())
    }
  }

  /// Prints what has not been printed when the list is complete.
  func end(_ screen: StateScreen<ListOfMoviesState>) {
    add(screen)
    guard let list = screen.state.list else { return }
    switch context.style.format {
    case .screen:
      guard screen.state.failure == nil else { return }
      printer.beginPage(isApart: false)
      printer.add(surroundings.foot(list, input))
    case .json(let isPretty):
      // A part of a document is of no use.
      guard screen.state.failure == nil else { return }
      let own = list.heading.query == .kind(.rated) && !shape.isChosen
      printer.add(
        document: ListDocument(
          list, rows: list.rows, shape: own ? shape.adding("own_rating") : shape
        ).pieces(isPretty: isPretty))
    case .tsv, .ndjson, .template: break
    }
  }

  private func scene(_ scene: Scene, _ list: MovieListViewModel) -> Scene {
    var scene = scene
    scene.title = surroundings.head(scene.title, list, input)
    if shape.isChosen {
      scene.sections = [shape.section(list.rows, in: context.outputLocalizer)]
    }
    return scene
  }
}

extension ListOfMoviesState {
  /// The same list with its rows in another order; `nil` if no order is asked for, or there are no rows.
  func sorted(by shape: Shape<MovieViewModel>) -> ListOfMoviesState? {
    guard shape.order != nil, case .loaded(let list) = self else { return nil }
    let movies = list.movies
    return .loaded(
      MovieListViewModel(
        heading: list.heading,
        movies: Paged(
          firstPage: movies.firstPage, lastPage: movies.lastPage, totalPages: movies.totalPages,
          totalResults: movies.totalResults, rows: shape.sorted(movies.rows),
          nextPage: movies.nextPage, unreadable: movies.unreadable,
          isCutShort: movies.isCutShort)))
  }
}
