import MoviePresentation
import Viper

/// Draws the rows of a list, and draws each row only once.
@MainActor
struct MovieTable {
  private let presenter: any ListOfMoviesPresentable
  private var heading: MovieListHeading?
  private var columns: [MovieColumn] = []
  /// The movies that were drawn last, as the rows below them.
  private var drawn: [MovieViewModel] = []
  private var rows: [Scene.Row] = []

  init(presenter: any ListOfMoviesPresentable) {
    self.presenter = presenter
  }

  /// Returns the table of a list, and does not draw again the rows that it has drawn for that list.
  mutating func section(_ list: MovieListViewModel) -> Scene.Section {
    let movies = list.rows
    if heading != list.heading {
      columns = presenter.columns(of: list.heading)
      (rows, drawn) = ([], [])
    }
    // Changing no rows must not copy all of them, which the last scene has too.
    if movies != drawn {
      if rows.count > movies.count { rows.removeLast(rows.count - movies.count) }
      for index in rows.indices where movies[index] != drawn[index] {
        rows[index] = row(movies[index])
      }
      rows += movies[rows.count...].map(row)
    }
    (heading, drawn) = (list.heading, movies)
    return Scene.Section(columns: columns.map(column), rows: rows)
  }

  /// Returns the table of people.
  func section(_ people: FoundPeople) -> Scene.Section {
    Scene.Section(
      heading: presenter.label(.people),
      columns: [
        Scene.Column(presenter.label(.name), .cut(least: 8, dropPriority: 0)),
        Scene.Column(presenter.label(.knownFor), .cut(least: 16, dropPriority: 1)),
      ],
      rows: people.rows.map {
        .init(id: $0.rowID, cells: [StyledText($0.name, .bold), StyledText($0.part)])
      })
  }

  /// On a narrow terminal, the overview goes first, then the rating, then the other facts.
  private func column(_ column: MovieColumn) -> Scene.Column {
    switch column.role {
    case .identifier: Scene.Column(column.heading, .identifier)
    case .title: Scene.Column(column.heading, .cut(least: 8, dropPriority: 0))
    case .fact, .ownRating: Scene.Column(column.heading, .whole(dropPriority: 1))
    case .rating: Scene.Column(column.heading, .whole(dropPriority: 2))
    case .prose: Scene.Column(column.heading, .cut(least: 16, dropPriority: 3))
    }
  }

  private func row(_ movie: MovieViewModel) -> Scene.Row {
    Scene.Row(
      id: movie.number,
      cells: columns.map { StyledText($0.text(movie), style($0.role, of: movie)) },
      marks: movie.markWords)
  }

  private func style(_ role: MovieColumn.Role, of movie: MovieViewModel) -> StyledText.Style {
    switch role {
    case .identifier: .init(isDim: true, link: movie.address)
    case .title: .bold
    case .ownRating: .init(color: .cyan)
    case .rating: .init(color: movie.rating?.tone.color)
    case .fact, .prose: .plain
    }
  }
}
