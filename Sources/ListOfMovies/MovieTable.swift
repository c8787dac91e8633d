import MoviePresentation
import Viper
import ViperLocalization

/// A column of the list.
enum MovieColumn: CaseIterable {
  /// The TMDB ID, linked to the movie's TMDB page.
  case number
  /// The title.
  case title
  /// The year of release.
  case year
  /// The average rating.
  case rating
  /// The running time, shown if it is known for at least one movie.
  case runtime
  /// The user's own rating, shown only if there is one.
  case ownRating
  /// The summary of the plot.
  case overview

  /// Returns the localized heading.
  func heading(_ localizer: Localizer) -> String {
    switch self {
    case .number: localizer.text("ID")
    case .title: localizer.text("TITLE")
    case .year: localizer.text("YEAR")
    case .rating: localizer.text("RATING")
    case .runtime: localizer.text("LENGTH")
    case .ownRating: localizer.text("MINE")
    case .overview: localizer.text("OVERVIEW")
    }
  }

  /// How the column fits a narrow terminal: the overview is dropped first, then the running time,
  /// then the rating, then the year and the user's rating.
  fileprivate var fit: Scene.Column.Fit {
    switch self {
    case .number: .identifier
    case .title: .truncatable(minWidth: 8, dropPriority: 0)
    case .year, .ownRating: .droppable(dropPriority: 1)
    case .rating: .droppable(dropPriority: 2)
    case .runtime: .droppable(dropPriority: 3)
    case .overview: .truncatable(minWidth: 16, dropPriority: 4)
    }
  }

  /// Returns the movie's cell.
  fileprivate func cell(of movie: MovieViewModel) -> StyledText {
    switch self {
    case .number: StyledText(movie.number, .init(isDim: true, link: movie.address))
    case .title: StyledText(movie.title)
    case .year: StyledText(movie.year)
    case .rating: movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
    case .runtime: StyledText(movie.length)
    case .ownRating: StyledText(movie.ownRating, .init(color: .cyan))
    case .overview: StyledText(movie.overview)
    }
  }
}

/// Draws a list's rows, and redraws only the rows that have changed.
@MainActor
struct MovieTable {
  /// The width from which the running times are shown, beside the overviews.
  private static let minRoomForLength = 100

  private let labels: MovieListLabels
  private var heading: MovieListHeading?
  private var columns: [MovieColumn] = []
  private var cache = RowCache<MovieViewModel>()
  /// The marks that have a column.
  private var marks = [MovieViewModel]().markColumns
  /// Whether the user has rated at least one of the movies.
  private var hasOwnRatings = false
  /// Whether the running time of at least one movie is known.
  private(set) var hasRuntimes = false

  init(_ labels: MovieListLabels) { self.labels = labels }

  /// Returns the table of a list.
  mutating func section(_ list: MovieListViewModel, of heading: MovieListHeading) -> Scene.Section {
    let movies = list.rows
    if cache.isOutdated(by: movies) {
      marks = movies.markColumns
      hasOwnRatings = movies.contains { !$0.ownRating.isEmpty }
      hasRuntimes = movies.contains { $0.runtime != nil }
    }
    let columns = MovieColumn.allCases.filter {
      switch $0 {
      case .ownRating: hasOwnRatings
      case .runtime: hasRuntimes
      case .number, .title, .year, .rating, .overview: true
      }
    }
    if self.heading != heading || columns != self.columns { cache.removeAll() }
    (self.heading, self.columns) = (heading, columns)
    let sorted = list.arrangement.column
    return Scene.Section(
      columns: columns.map { column in
        let sort = sorted?.column == column ? sorted?.sort : nil
        return Scene.Column(
          labels.columns[column] ?? "", column.fit, sort: sort, isInPreview: column == .overview,
          minRoom: column == .runtime && sort == nil ? Self.minRoomForLength : 0)
      },
      rows: cache.rows(movies) { [labels] in
        Self.row($0, columns, labels, isRemoved: heading.isRemoved($0))
      },
      marks: marks)
  }

  /// Returns the table of people.
  func section(_ people: FoundPeople) -> Scene.Section {
    Scene.Section(
      heading: labels.people,
      columns: [
        Scene.Column(labels.name, .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column(labels.knownFor, .truncatable(minWidth: 16, dropPriority: 1)),
      ],
      rows: people.rows.map {
        .init(id: $0.rowID, cells: [StyledText($0.name), StyledText($0.part)])
      })
  }

  private static func row(
    _ movie: MovieViewModel, _ columns: [MovieColumn], _ labels: MovieListLabels, isRemoved: Bool
  ) -> Scene.Row {
    let cells = columns.map { column in
      let cell = column.cell(of: movie)
      return isRemoved ? StyledText(cell.text, .dim) : cell
    }
    let card = movie.card(
      ownRating: labels.orders[.ownRating] ?? "", noPoster: labels.noPoster, isDimmed: isRemoved)
    return Scene.Row(id: movie.rowID, cells: cells, marks: movie.markWords, card: card)
  }
}

extension MovieArrangement {
  /// The column that the rows are sorted by, with the sort direction; `nil` if the rows are in the
  /// list's original order.
  fileprivate var column: (column: MovieColumn, sort: Scene.Column.Sort)? {
    let column: MovieColumn? =
      switch order {
      case .own: nil
      case .rating: .rating
      case .year: .year
      case .title: .title
      case .ownRating: .ownRating
      case .runtime: .runtime
      }
    return column.map { ($0, sort(startsDescending: order != .title)) }
  }
}
