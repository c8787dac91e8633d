public import MovieEntities
public import MoviePresentation
public import Viper

/// A list of movies under its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The title, with how the rows are arranged.
  public private(set) var title: String
  /// The heading above the rows.
  public internal(set) var heading: MovieListHeading
  /// The movies that have been loaded, and what is known of the others.
  public internal(set) var movies: Paged<MovieViewModel>
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
    didSet { arrange() }
  }
  /// The indices of the movies that are shown, in their order; `nil` if all are shown as they have been loaded.
  private var shown: [Int]?

  /// Creates a list.
  public init(heading: MovieListHeading, movies: Paged<MovieViewModel>, note: String? = nil) {
    title = heading.title
    self.heading = heading
    self.movies = movies
    self.note = note
  }

  private mutating func arrange() {
    shown = arrangement.indices(of: movies.rows)
    title = heading.title
    if let label = heading.labels.orders[arrangement.order] { title += " · " + label }
    let text = arrangement.text
    if !text.isEmpty { title += " & " + (text.count > 40 ? text.prefix(39) + "…" : text) }
  }

  /// The rows as they are arranged, each movie once.
  public var rows: [MovieViewModel] {
    shown.map { $0.map { movies.rows[$0] } } ?? movies.rows
  }

  /// The number of rows that are shown.
  public var rowCount: Int { shown?.count ?? movies.rows.count }

  /// The sentences above the rows, if any.
  ///
  /// The sentence of the heading comes first. With it, the note is added only to an empty list.
  public var message: String? {
    if !arrangement.text.isEmpty, rowCount == 0, !movies.rows.isEmpty {
      return heading.labels.noneMatches
    }
    guard let said = heading.greeting, let note, rowCount == 0 else {
      return heading.greeting ?? note
    }
    return said + " " + note
  }

  /// Shows the address of a trailer, if it was found and no other one has been requested since.
  mutating func show(
    _ trailer: Result<String?, MovieError>, of movie: MovieViewModel, notice: String?
  ) {
    self.notice = notice
    guard self.trailer?.movie == movie.id else { return }
    self.trailer = (try? trailer.get()).map { Trailer(movie: movie.id, url: $0) }
  }

  /// The movie with the focus, if it is shown.
  var focused: MovieViewModel? {
    guard people.focus == nil, let place = place(of: focus), movies.rows.indices.contains(place)
    else { return nil }
    return movies.rows[place]
  }

  /// The index of the focused row; 0 if that is not shown.
  var focus: Int { shown.map { $0.firstIndex(of: movies.focus) ?? 0 } ?? movies.focus }

  /// The index of the focused row among all rows, of which those of people come last.
  var focusedRow: Int { people.focus.map { rowCount + $0 } ?? focus }

  /// Returns the index of the row that has the focus after a move, among all rows.
  ///
  /// The focus does not go past the movies while further ones are about to be requested.
  func row(movedBy step: Int) -> Int {
    let row = (0..<rowCount + people.rows.count).focus(focusedRow, movedBy: step)
    let canLoad = movies.nextPage == .available && focused != nil && focus < rowCount - 1
    return canLoad ? min(row, rowCount - 1) : row
  }

  /// Returns the index of a shown row among those that are loaded; `nil` if there is no such row.
  func place(of row: Int) -> Int? {
    guard let shown else { return row }
    return shown.indices.contains(row) ? shown[row] : nil
  }
}

/// The people whom a search has found, as rows below the movies.
public struct FoundPeople: Hashable, Sendable {
  /// The people, in the order of the service.
  public let rows: [PersonRow]
  /// The index of the person with the focus; `nil` if a movie has it.
  public var focus: Int?

  /// Creates the people of a search.
  public init(_ rows: [PersonRow] = [], focus: Int? = nil) {
    self.rows = rows
    self.focus = focus
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

  mutating func type(_ text: String, complaint: String?) {
    (self.text, self.complaint) = (text, complaint)
  }
}

/// The trailer of a movie.
public struct Trailer: Hashable, Sendable {
  /// The TMDB ID of the movie.
  public let movie: Int
  /// The address; `nil` while it is being requested.
  public var url: String?
}
