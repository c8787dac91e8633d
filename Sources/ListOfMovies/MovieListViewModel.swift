public import MovieEntities
public import MoviePresentation
public import Viper
public import ViperLocalization

/// A list of movies with its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The title, including the text that narrows the rows.
  public private(set) var title: String
  /// The heading above the rows.
  public internal(set) var heading: MovieListHeading
  /// The loaded movies, and the list's totals.
  public internal(set) var movies: Paged<MovieViewModel>
  /// The reason the list is empty or incomplete; `nil` for a complete list.
  public let note: String?
  /// A suggestion of the title that the user probably meant, if a search had no results and a
  /// similar title exists.
  public internal(set) var suggestion: String?
  /// The rating prompt; `nil` if no prompt is shown.
  public var prompt: RatingPrompt?
  /// A Boolean value that indicates whether a mark change can be undone.
  public var canUndo = false
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
  public init(heading: MovieListHeading, movies: Paged<MovieViewModel>, note: String? = nil) {
    title = heading.title
    self.heading = heading
    self.movies = movies
    self.note = note
  }

  private mutating func arrange() {
    shown = arrangement.indices(of: movies.rows)
    title = heading.title
    let text = arrangement.text
    if !text.isEmpty { title += " & " + (text.count > 40 ? text.prefix(39) + "…" : text) }
  }

  /// The shown rows, in display order.
  public var rows: [MovieViewModel] {
    shown.map { $0.map { movies.rows[$0] } } ?? movies.rows
  }

  /// The total number of movies, not counting those that the user has removed since the list was
  /// loaded.
  public var total: Int? {
    guard heading.query.isPersonal else { return movies.totalResults }
    return max(movies.totalResults, movies.rows.count)
      - movies.rows.count(where: heading.isRemoved)
  }

  /// The number of shown rows.
  public var rowCount: Int { shown?.count ?? movies.rows.count }

  /// The message above the rows, if any.
  ///
  /// The message is normally the greeting or, if there is no greeting, the note. If there are
  /// neither movies nor people, the message consists of the greeting, the note and the suggestion.
  /// If the text that narrows the rows hides all of them, the message says that none match.
  public var message: String? {
    if !arrangement.text.isEmpty, rowCount == 0, !movies.rows.isEmpty {
      return heading.labels.noneMatches
    }
    guard people.rows.isEmpty || !movies.rows.isEmpty else { return heading.greeting }
    guard rowCount == 0 else { return heading.greeting ?? note }
    let said = [heading.greeting, note, suggestion].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

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
  /// The TMDB ID of the movie.
  public let movie: Int
  /// The URL; `nil` while it is loading.
  public var url: String?
}

/// The heading of a list, with its labels.
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
  /// The labels of the list.
  public let labels: MovieListLabels

  /// Creates a heading.
  public init(
    query: MovieQuery, title: String, greeting: String? = nil, labels: MovieListLabels = .english
  ) {
    self.query = query
    self.title = title
    self.greeting = greeting
    self.labels = labels
  }

  /// A Boolean value that indicates whether the user's search has replaced the list's own movies.
  public var isSearched = false
  /// A Boolean value that indicates whether the search field accepts a filter instead of title
  /// words.
  public var isFiltered: Bool { if case .discover = query { true } else { false } }

  /// The current search text.
  public var search: String {
    switch query {
    case .search(let term, let year): year.map { "\(term) \($0)" } ?? term
    case .discover(let filter): filter.line
    case .kind, .similar, .recommended, .list: ""
    }
  }

  /// The label of the search field; `nil` for the host's default.
  public var searchLabel: String? { isFiltered ? labels.filter : nil }

  /// Returns whether the user has removed a movie from this personal list since the list was
  /// loaded.
  ///
  /// The row stays until the next refresh, so that the removal can be undone.
  public func isRemoved(_ movie: MovieViewModel) -> Bool {
    guard case .kind(let kind) = query, let mark = kind.mark else { return false }
    return movie.marks.known.contains(MarkKinds(mark)) && !movie.marks.isSet(mark)
  }
}

/// A column of the list.
public struct MovieColumn: Hashable, Sendable {
  /// The kinds of columns.
  public enum Kind: Sendable, CaseIterable {
    /// The TMDB ID, linked to the movie's TMDB page.
    case number
    /// The title.
    case title
    /// The year of release.
    case year
    /// The user's own rating.
    case ownRating
    /// The average rating.
    case rating
    /// The running time, shown only while the rows are sorted by running time.
    case runtime
    /// The summary of the plot.
    case overview
  }

  /// The kind of the column.
  public let kind: Kind
  /// The localized heading.
  public let heading: String

  /// Creates a column.
  public init(_ kind: Kind, heading: String) {
    self.kind = kind
    self.heading = heading
  }
}

/// The localized labels shared by all lists.
///
/// A mapper creates the labels once for all headings of a list.
public final class MovieListLabels: Sendable {
  /// The labels in English.
  public static let english = MovieListLabels(in: .english)

  /// The text to show while a page is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The label of the button that logs in.
  public let logIn: String
  /// The text to show in place of a missing poster.
  public let noPoster: String
  /// The label of the search field in a filtered list.
  public let filter: String
  /// The message to show instead of the rows if no row matches the user's text.
  public let noneMatches: String
  /// The heading above the people.
  public let people: String
  /// The heading above the people's names.
  public let name: String
  /// The heading above the titles that people are known for.
  public let knownFor: String
  /// The message that no mark change can be undone.
  public let nothingToUndo: String
  /// The label of the sort order prompt.
  public let sortBy: String
  /// The names of the sort orders.
  public let orders: [MovieRowOrder: String]
  /// The labels of the buttons that sort the rows.
  public let sorts: [MovieRowOrder: String]
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The columns of a list.
  public let columns: [MovieColumn]

  /// Creates the labels in the localizer's language.
  ///
  /// The button that logs a movie has a label only if `canLog` is `true`, and the buttons that
  /// change marks have labels only if `hasMarks` is `true`.
  public init(in localizer: Localizer, canLog: Bool = false, hasMarks: Bool = true) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    logIn = localizer.text("Log in")
    noPoster = localizer.text("No poster")
    filter = localizer.text("Filter")
    noneMatches = localizer.text("None of the movies loaded so far match.")
    people = localizer.text("People")
    name = localizer.text("NAME")
    knownFor = localizer.text("KNOWN FOR")
    nothingToUndo = localizer.text("Nothing to undo")
    sortBy = localizer.text("Sort by")
    orders = [
      .own: localizer.text("list order"), .rating: localizer.text("rating"),
      .year: localizer.text("year"),
      .title: localizer.text("title"), .ownRating: localizer.text("mine"),
      .runtime: localizer.text("runtime"),
    ]
    sorts = [
      .own: localizer.text("Sort in list order"), .rating: localizer.text("Sort by rating"),
      .year: localizer.text("Sort by year"), .title: localizer.text("Sort by title"),
      .ownRating: localizer.text("Sort by my rating"), .runtime: localizer.text("Sort by runtime"),
    ]
    buttons = MovieButton.labels(in: localizer, canLog: canLog, hasMarks: hasMarks)
    columns = [
      MovieColumn(.number, heading: localizer.text("ID")),
      MovieColumn(.title, heading: localizer.text("TITLE")),
      MovieColumn(.year, heading: localizer.text("YEAR")),
      MovieColumn(.rating, heading: localizer.text("RATING")),
      MovieColumn(.runtime, heading: localizer.text("RUNTIME")),
      MovieColumn(.ownRating, heading: localizer.text("MINE")),
      MovieColumn(.overview, heading: localizer.text("OVERVIEW")),
    ]
  }
}

extension MovieListLabels: Hashable {
  /// Returns whether two lists have the same labels.
  public static func == (left: MovieListLabels, right: MovieListLabels) -> Bool {
    left === right
      || (left.texts == right.texts && left.orders == right.orders && left.sorts == right.sorts
        && left.buttons == right.buttons && left.columns == right.columns)
  }

  /// Hashes some of the labels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }

  private var texts: [String] {
    [
      loading, retry, logIn, noPoster, filter, noneMatches, people, name, knownFor,
      nothingToUndo, sortBy,
    ]
  }
}
