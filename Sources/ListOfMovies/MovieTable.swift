import MoviePresentation
import Viper

/// Draws a list's rows, and redraws only the rows that have changed.
@MainActor
struct MovieTable {
  private var heading: MovieListHeading?
  private var columns: [MovieColumn] = []
  private var cache = RowCache<MovieViewModel>()
  /// The marks that have a column.
  private var marks = [MovieViewModel]().markColumns
  /// Whether the user has rated at least one of the movies.
  private var hasOwnRatings = false
  /// Whether the running time of at least one movie is known.
  private(set) var hasRuntimes = false

  /// Returns the table of a list.
  mutating func section(_ list: MovieListViewModel) -> Scene.Section {
    let movies = list.rows
    if cache.isOutdated(by: movies) {
      marks = movies.markColumns
      hasOwnRatings = movies.contains { !$0.ownRating.isEmpty }
      hasRuntimes = movies.contains { $0.runtime != nil }
    }
    // Show the column for the user's ratings and the column for running times only when needed.
    let columns = list.heading.labels.columns.filter {
      switch $0.kind {
      case .ownRating: hasOwnRatings
      case .runtime: list.arrangement.order == .runtime
      case .number, .title, .year, .rating, .overview: true
      }
    }
    if heading != list.heading || columns != self.columns { cache.removeAll() }
    (heading, self.columns) = (list.heading, columns)
    let sorted = list.arrangement.column
    return Scene.Section(
      columns: columns.map { column($0, sort: sorted?.kind == $0.kind ? sorted?.sort : nil) },
      rows: cache.rows(movies) { Self.row($0, columns, list.heading) }, marks: marks)
  }

  /// Returns the table of people.
  func section(_ people: FoundPeople, _ labels: MovieListLabels) -> Scene.Section {
    Scene.Section(
      heading: labels.people,
      columns: [
        Scene.Column(labels.name, .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column(labels.knownFor, .truncatable(minWidth: 16, dropPriority: 1)),
      ],
      rows: people.rows.map {
        .init(id: $0.rowID, cells: [StyledText($0.name, .bold), StyledText($0.part)])
      })
  }

  /// On a narrow terminal, the overview is dropped first, then the rating, then the year and the
  /// user's rating.
  private func column(_ column: MovieColumn, sort: Scene.Column.Sort?) -> Scene.Column {
    let fit: Scene.Column.Fit =
      switch column.kind {
      case .number: .identifier
      case .title: .truncatable(minWidth: 8, dropPriority: 0)
      case .year, .ownRating, .runtime: .droppable(dropPriority: 1)
      case .rating: .droppable(dropPriority: 2)
      case .overview: .truncatable(minWidth: 16, dropPriority: 3)
      }
    return Scene.Column(
      column.heading, fit, sort: sort, isInPreview: column.kind == .overview)
  }

  private static func row(
    _ movie: MovieViewModel, _ columns: [MovieColumn], _ heading: MovieListHeading
  ) -> Scene.Row {
    let isRemoved = heading.isRemoved(movie)
    let cells = columns.map { column in
      let cell = cell(column.kind, of: movie)
      return isRemoved ? StyledText(cell.text, .dim) : cell
    }
    let labels = heading.labels
    let card = movie.card(
      ownRating: labels.orders[.ownRating] ?? "", noPoster: labels.noPoster, isDimmed: isRemoved)
    return Scene.Row(id: movie.number, cells: cells, marks: movie.markWords, card: card)
  }

  private static func cell(_ kind: MovieColumn.Kind, of movie: MovieViewModel) -> StyledText {
    switch kind {
    case .number: StyledText(movie.number, .init(isDim: true, link: movie.address))
    case .title: StyledText(movie.title, .bold)
    case .year: StyledText(movie.year)
    case .ownRating: StyledText(movie.ownRating, .init(color: .cyan))
    case .runtime: StyledText(movie.runtimeText)
    case .rating: movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
    case .overview: StyledText(movie.overview)
    }
  }
}

extension MovieArrangement {
  /// The column that the rows are sorted by, with the sort direction; `nil` if the rows are in the
  /// list's original order.
  fileprivate var column: (kind: MovieColumn.Kind, sort: Scene.Column.Sort)? {
    let kind: MovieColumn.Kind? =
      switch order {
      case .own: nil
      case .rating: .rating
      case .year: .year
      case .title: .title
      case .ownRating: .ownRating
      case .runtime: .runtime
      }
    return kind.map { ($0, sort(startsDescending: order != .title)) }
  }
}
