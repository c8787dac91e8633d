import MovieViewModels
import Viper

/// Draws the rows of a list, and draws each row only once.
@MainActor
struct MovieTable {
  private let presenter: any ListOfMoviesPresentable
  private var heading: MovieListHeading?
  /// The movies that were drawn last, as the rows below them.
  private var drawn: [MovieViewModel] = []
  private var rows: [Scene.Row] = []

  init(presenter: any ListOfMoviesPresentable) {
    self.presenter = presenter
  }

  /// Returns the table of a list, and does not draw again the rows that it has drawn for that list.
  mutating func section(_ list: MovieListViewModel) -> Scene.Section {
    let isRated = list.heading.hasOwnRatings
    let movies = list.rows
    let isSame =
      heading == list.heading && (movies == drawn || movies.starts(with: drawn))
    if !isSame { rows = [] }
    rows += movies[rows.count...].map { row($0, isRated: isRated) }
    (heading, drawn) = (list.heading, movies)
    return Scene.Section(columns: columns(isRated: isRated), rows: rows)
  }

  private func columns(isRated: Bool) -> [Scene.Column] {
    [
      Scene.Column(presenter.label(.id), .kept),
      Scene.Column(presenter.label(.title), .cut(least: 8, dropPriority: 0)),
      Scene.Column(presenter.label(.year), .whole(dropPriority: 1)),
    ]
      // The user's own rating comes before the rating of all voters.
      + (isRated ? [Scene.Column(presenter.label(.ownRating), .whole(dropPriority: 1))] : [])
      + [
        Scene.Column(presenter.label(.rating), .whole(dropPriority: 2)),
        Scene.Column(presenter.label(.overview), .cut(least: 16, dropPriority: 3)),
      ]
  }

  private func row(_ movie: MovieViewModel, isRated: Bool) -> Scene.Row {
    let rating = movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) }
    return Scene.Row(
      id: movie.number,
      cells: [
        StyledText(movie.number, .init(isDim: true, link: movie.address)),
        StyledText(movie.title, .bold), StyledText(movie.year),
      ] + (isRated ? [StyledText(movie.ownRating, .init(color: .cyan))] : [])
        + [rating ?? "", StyledText(movie.overview)])
  }
}
