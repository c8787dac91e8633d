import MoviePresentation
import Viper

/// Draws the rows of a list, and draws a row again only if it has changed.
@MainActor
struct MovieTable {
  private var heading: MovieListHeading?
  /// The movies that were drawn last, as the rows below them.
  private var drawn: [MovieViewModel] = []
  private var rows: [Scene.Row] = []

  /// Returns the table of a list.
  mutating func section(_ list: MovieListViewModel) -> Scene.Section {
    let (columns, movies) = (list.heading.columns, list.rows)
    if heading != list.heading { (rows, drawn) = ([], []) }
    // Changing no rows must not copy all of them, which the last scene has too.
    if movies != drawn {
      if rows.count > movies.count { rows.removeLast(rows.count - movies.count) }
      for index in rows.indices where movies[index] != drawn[index] {
        rows[index] = row(movies[index], columns)
      }
      rows += movies[rows.count...].map { row($0, columns) }
    }
    (heading, drawn) = (list.heading, movies)
    return Scene.Section(columns: columns.map(column), rows: rows)
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
  private func column(_ column: MovieColumn) -> Scene.Column {
    let fit: Scene.Column.Fit =
      switch column.kind {
      case .number: .identifier
      case .title: .cut(least: 8, dropPriority: 0)
      case .year, .ownRating: .whole(dropPriority: 1)
      case .rating: .whole(dropPriority: 2)
      case .overview: .cut(least: 16, dropPriority: 3)
      }
    return Scene.Column(column.heading, fit)
  }

  private func row(_ movie: MovieViewModel, _ columns: [MovieColumn]) -> Scene.Row {
    Scene.Row(
      id: movie.number, cells: columns.map { cell($0.kind, of: movie) }, marks: movie.markWords)
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
