public import MovieViewModels
public import Viper

/// A list of movies under its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The heading above the rows.
  public let heading: MovieListHeading
  /// The movies that have been loaded, and what is known of the others.
  public let movies: Paged<MovieViewModel>

  /// A sentence that says why the list is empty or cut short, if it is.
  public let note: String?
  /// The user's actions on the movies that are under way.
  public var actions = MovieListActions()
  /// A sentence about what the user's last action has done, if any; the next state has none.
  public var notice: String?

  /// Creates a list.
  public init(heading: MovieListHeading, movies: Paged<MovieViewModel>, note: String? = nil) {
    self.heading = heading
    self.movies = movies
    self.note = note
  }

  /// The sentences above the rows, if any.
  ///
  /// The sentence of the heading comes first. With it, the note is added only to an empty list.
  public var message: String? {
    guard let said = heading.greeting, let note, rows.isEmpty else {
      return heading.greeting ?? note
    }
    return said + " " + note
  }

  /// Returns the same list under another heading.
  func under(_ heading: MovieListHeading) -> MovieListViewModel {
    var list = MovieListViewModel(heading: heading, movies: movies, note: note)
    list.actions = actions
    return list
  }

  /// The movie with the focus, if any.
  var focused: MovieViewModel? { rows.indices.contains(movies.focus) ? rows[movies.focus] : nil }

  /// The rows, each movie once.
  public var rows: [MovieViewModel] { movies.rows }
}
