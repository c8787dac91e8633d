public import MovieEntities
public import MoviePresentation
public import Viper

/// The loaded part of a list of movies.
public struct MovieListViewModel: Hashable, Sendable {
  /// The loaded movies, and the list's totals.
  public internal(set) var movies: Paged<MovieViewModel>
  /// A suggestion of the title that the user probably meant, if a search had no results and a
  /// similar title exists.
  public internal(set) var suggestion: String?
  /// The rating prompt; `nil` if no prompt is shown.
  public var prompt: RatingPrompt?
  /// The last requested trailer, if any.
  public var trailer: Trailer?
  /// The result of the user's last action, if any, shown until the next action.
  public var notice: String?
  /// The people found by the search.
  public var people = FoundPeople()
  /// The order of the rows, and the text that narrows them.
  public var arrangement = MovieArrangement() {
    didSet { arrange() }
  }
  /// The indices of the shown movies, in order; `nil` if all movies are shown in their original
  /// order.
  private var shown: [Int]?

  /// Creates a list.
  public init(_ movies: Paged<MovieViewModel>) { self.movies = movies }

  private mutating func arrange() { shown = arrangement.indices(of: movies.rows) }

  /// Shows movies that have been loaded, or another focus, and hides the notice.
  mutating func show(_ movies: Paged<MovieViewModel>) {
    self.movies = movies
    arrange()
    notice = nil
  }

  /// The shown rows, in display order.
  public var rows: [MovieViewModel] {
    shown.map { $0.map { movies.rows[$0] } } ?? movies.rows
  }

  /// The number of shown rows.
  public var rowCount: Int { shown?.count ?? movies.rows.count }

  /// Stores the URL of a trailer, unless another trailer has been requested in the meantime.
  mutating func show(
    _ trailer: Result<String?, MovieError>, of movie: MovieViewModel, notice: String?
  ) {
    self.notice = notice
    guard self.trailer?.movie == movie.id else { return }
    self.trailer = (try? trailer.get()).map { Trailer(movie: movie.id, url: $0) }
  }

  /// The focused movie, if it is shown.
  package var focused: MovieViewModel? {
    guard people.focus == nil, let index = loadedIndex(ofRow: focus),
      movies.rows.indices.contains(index)
    else { return nil }
    return movies.rows[index]
  }

  /// The index of the focused row; 0 if that row is not shown.
  var focus: Int { shown.map { $0.firstIndex(of: movies.focus) ?? 0 } ?? movies.focus }

  /// The index of the focused row among all rows, movies first and then people.
  var focusedRow: Int { people.focus.map { rowCount + $0 } ?? focus }

  /// Moves the focus if the move enters, leaves or stays within the rows of people.
  ///
  /// The focus stops at the last movie while more movies can be loaded.
  ///
  /// - Returns: The number of rows left to move among the movies; `nil` if a person now has the
  ///   focus.
  mutating func moveFocusAmongPeople(by step: Int) -> Int? {
    guard !people.rows.isEmpty else { return step }
    var row = (0..<rowCount + people.rows.count).focus(focusedRow, movedBy: step)
    if movies.nextPage == .available, focused != nil, focus < rowCount - 1 {
      row = min(row, rowCount - 1)
    }
    people.focus = row < rowCount ? nil : row - rowCount
    if row >= rowCount { return nil }
    return step < .max ? row - focus : step
  }

  /// Returns the index of a shown row among the loaded rows, or `nil` if there is no such row.
  func loadedIndex(ofRow row: Int) -> Int? {
    guard let shown else { return row }
    return shown.indices.contains(row) ? shown[row] : nil
  }
}

extension MovieListViewModel: MarkedContent {
  /// Opens the rating prompt instead of the prompt for an order or a text.
  package mutating func open(_ prompt: RatingPrompt) {
    arrangement.apply(.end)
    self.prompt = prompt
  }
}

/// The trailer of a movie.
public struct Trailer: Hashable, Sendable {
  /// The ID of the movie.
  public let movie: MovieID
  /// The URL; `nil` while it is loading.
  public var url: String?
}

/// The people found by a search, shown as rows below the movies.
public struct FoundPeople: Hashable, Sendable {
  /// The people, in the service's order.
  public let rows: [PersonRow]
  /// The index of the focused person; `nil` if a movie has the focus.
  public var focus: Int?

  /// Creates the results of a search for people.
  public init(_ rows: [PersonRow] = [], focus: Int? = nil) {
    self.rows = rows
    self.focus = focus
  }
}

/// The heading of a list.
public struct MovieListHeading: Hashable, Sendable {
  /// The query that selects the movies.
  public let query: MovieQuery
  /// The localized title of the list, such as `Popular movies`.
  public let title: String
  /// A message to show above the list, if any.
  public let greeting: String?
  /// The error message for the typed filter; `nil` if the filter is valid.
  ///
  /// The list shows the results of the last valid filter.
  public var validationError: String?
  /// The word that caused the error, if any, exactly as the user typed it.
  public var mistake: String?
  /// A Boolean value that indicates whether the user's search has replaced the list's own movies.
  public var isSearched = false

  /// Creates a heading.
  public init(
    query: MovieQuery = .kind(.popular), title: String = "", greeting: String? = nil
  ) {
    self.query = query
    self.title = title
    self.greeting = greeting
  }

  /// A Boolean value that indicates whether the search field accepts a filter instead of title
  /// words.
  public var isFiltered: Bool { if case .discover = query { true } else { false } }

  /// A Boolean value that indicates whether the list has the results of a search for a title.
  var isTitleSearch: Bool { if case .search = query { true } else { false } }

  /// The current search text.
  public var search: String {
    switch query {
    case .search(let term, let year): year.map { "\(term) \($0)" } ?? term
    case .discover(let filter): filter.line
    case .kind, .similar, .recommended, .list: ""
    }
  }

  /// Returns whether the user has removed a movie from this personal list since the list was
  /// loaded.
  ///
  /// The row stays until the next refresh, so that the removal can be undone.
  public func isRemoved(_ movie: MovieViewModel) -> Bool {
    guard case .kind(let kind) = query, let mark = kind.markKind else { return false }
    return movie.marks.isKnown(mark) && !movie.marks.isSet(mark)
  }
}
