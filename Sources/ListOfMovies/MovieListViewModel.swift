public import MovieEntities
public import MoviePresentation
public import Viper

/// A list of movies under its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The heading above the rows.
  public internal(set) var heading: MovieListHeading
  /// The movies that have been loaded, and what is known of the others.
  public internal(set) var movies: Paged<MovieViewModel> {
    didSet { rows = arrangement.rows(of: movies.rows) }
  }

  /// A sentence that says why the list is empty or cut short, if it is.
  public let note: String?
  /// The question for a rating, while the user is asked for it.
  public var question: RatingQuestion?
  /// A Boolean value that indicates whether a change of a mark can be undone.
  public var canUndo = false
  /// The trailer that was requested last, if any.
  public var trailer: Trailer?
  /// A sentence about what the user's last action has done, if any; the next state has none.
  public var notice: String?
  /// The people whom the search has found besides.
  public var people = FoundPeople()
  /// The order of the rows, and the text that narrows them.
  public var arrangement = MovieArrangement() {
    didSet { rows = arrangement.rows(of: movies.rows) }
  }
  /// The rows as they are arranged, each movie once.
  public private(set) var rows: [MovieViewModel]

  /// Creates a list.
  public init(heading: MovieListHeading, movies: Paged<MovieViewModel>, note: String? = nil) {
    self.heading = heading
    self.movies = movies
    self.note = note
    rows = movies.rows
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

  /// The movie with the focus, if it is shown.
  var focused: MovieViewModel? {
    people.focus == nil && rows.indices.contains(focus) ? rows[focus] : nil
  }

  /// The index of the focused row; 0 if that is not shown.
  var focus: Int {
    guard !arrangement.isPlain, movies.rows.indices.contains(movies.focus) else {
      return movies.focus
    }
    return rows.firstIndex { $0.id == movies.rows[movies.focus].id } ?? 0
  }

  /// The index of the focused row among all rows, of which those of people come last.
  var focusedRow: Int { people.focus.map { rows.count + $0 } ?? focus }

  /// Returns the index of the row that has the focus after a move, among all rows.
  ///
  /// The focus does not go past the movies while further ones are about to be requested.
  func row(movedBy step: Int) -> Int {
    let row = (0..<rows.count + people.rows.count).focus(focusedRow, movedBy: step)
    let canLoad = movies.nextPage == .available && focused != nil && focus < rows.count - 1
    return canLoad ? min(row, rows.count - 1) : row
  }

  /// Returns the index of a shown row among those that are loaded; `nil` if there is no such row.
  func place(of row: Int) -> Int? {
    guard !arrangement.isPlain else { return row }
    guard rows.indices.contains(row) else { return nil }
    return movies.rows.firstIndex { $0.id == rows[row].id }
  }
}

/// The question for the user's rating of a movie.
public struct RatingQuestion: Hashable, Sendable {
  /// The movie.
  public let movie: MovieSummary
  /// The question, with the title.
  public let label: String
  /// The ratings that there are, such as `0.5 to 10`.
  public let hint: String
  /// The text that the user has typed.
  public var text = ""
  /// A sentence that says what is wrong with the text; `nil` while it is valid or untouched.
  public var complaint: String?
}

/// The trailer of a movie.
public struct Trailer: Hashable, Sendable {
  /// The TMDB ID of the movie.
  public let movie: Int
  /// The address; `nil` while it is being requested.
  public var url: String?
}
