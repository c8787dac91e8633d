public import MovieViewModels
public import Viper

/// A list of movies under its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The heading above the rows.
  public let heading: MovieListHeading
  /// The movies that have been loaded, and what is known of the others.
  public let movies: Paged<MovieViewModel>

  /// Creates a list.
  public init(heading: MovieListHeading, movies: Paged<MovieViewModel>) {
    self.heading = heading
    self.movies = movies
  }

  /// The rows, each movie once.
  public var rows: [MovieViewModel] { movies.rows }
}
