import MoviePresentation
import Viper

/// Draws the rows of a list, and draws a row again only if it has changed.
@MainActor
struct MovieTable {
  private var heading: MovieListHeading?
  private var columns: [MovieColumn] = []
  /// The movies that were drawn last, as the rows below them.
  private var drawn: [MovieViewModel] = []
  private var rows: [Scene.Row] = []

  /// Returns the table of a list.
  mutating func section(_ list: MovieListViewModel) -> Scene.Section {
    let movies = list.rows
    // Changing no rows must not copy all of them, which the last scene has too.
    if heading != list.heading || movies != drawn { draw(movies, list.heading) }
    let sorted = list.arrangement.column
    return Scene.Section(
      columns: columns.map { column($0, sort: sorted?.kind == $0.kind ? sorted?.sort : nil) },
      rows: rows, marks: ["favorite", "watchlist"])
  }

  private mutating func draw(_ movies: [MovieViewModel], _ heading: MovieListHeading) {
    // The column of the user's ratings appears with the first of them.
    let isRated = movies.contains { !$0.ownRating.isEmpty }
    let columns = heading.labels.columns.filter { isRated || $0.kind != .ownRating }
    if heading != self.heading || columns != self.columns { (rows, drawn) = ([], []) }
    (self.heading, self.columns) = (heading, columns)
    if rows.count > movies.count { rows.removeLast(rows.count - movies.count) }
    for index in rows.indices where movies[index] != drawn[index] {
      rows[index] = row(movies[index], heading)
    }
    rows += movies[rows.count...].map { row($0, heading) }
    drawn = movies
  }

  /// Returns the table of people.
  func section(_ people: FoundPeople, _ labels: MovieListLabels) -> Scene.Section {
    Scene.Section(
      heading: labels.people,
      columns: [
        Scene.Column(labels.name, .cut(least: 8, dropPriority: 0)),
        Scene.Column(labels.knownFor, .cut(least: 16, dropPriority: 1)),
      ],
      rows: people.rows.map {
        .init(id: $0.rowID, cells: [StyledText($0.name, .bold), StyledText($0.part)])
      })
  }

  /// On a narrow terminal, the overview goes first, then the rating, then the other facts.
  private func column(_ column: MovieColumn, sort: Scene.Column.Sort?) -> Scene.Column {
    let fit: Scene.Column.Fit =
      switch column.kind {
      case .number: .identifier
      case .title: .cut(least: 8, dropPriority: 0)
      case .year, .ownRating: .whole(dropPriority: 1)
      case .rating: .whole(dropPriority: 2)
      case .overview: .cut(least: 16, dropPriority: 3)
      }
    return Scene.Column(
      column.heading, fit, sort: sort, isInPreview: column.kind == .overview)
  }

  private func row(_ movie: MovieViewModel, _ heading: MovieListHeading) -> Scene.Row {
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

  private func cell(_ kind: MovieColumn.Kind, of movie: MovieViewModel) -> StyledText {
    switch kind {
    case .number: StyledText(movie.number, .init(isDim: true, link: movie.address))
    case .title: StyledText(movie.title, .bold)
    case .year: StyledText(movie.year)
    case .ownRating: StyledText(movie.ownRating, .init(color: .cyan))
    case .rating: movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
    case .overview: StyledText(movie.overview)
    }
  }
}

extension MovieArrangement {
  /// The column that the rows are sorted by, and the direction; `nil` in the list's own order.
  fileprivate var column: (kind: MovieColumn.Kind, sort: Scene.Column.Sort)? {
    switch order {
    case .own: nil
    case .rating: (.rating, isReversed ? .ascending : .descending)
    case .year: (.year, isReversed ? .ascending : .descending)
    case .title: (.title, isReversed ? .descending : .ascending)
    case .ownRating: (.ownRating, isReversed ? .ascending : .descending)
    }
  }
}
