public import MovieEntities
public import MoviePresentation
public import Viper
public import ViperLocalization

/// A list of movies under its heading.
public struct MovieListViewModel: Hashable, Sendable {
  /// The title, with the text that narrows the rows.
  public private(set) var title: String
  /// The heading above the rows.
  public internal(set) var heading: MovieListHeading
  /// The movies that have been loaded, and what is known of the others.
  public internal(set) var movies: Paged<MovieViewModel>
  /// A sentence that says why the list is empty or cut short, if it is.
  public let note: String?
  /// A sentence that names the title that a search without results probably means, if any.
  public internal(set) var suggestion: String?
  /// The question for a rating, while the user is asked for it.
  public var question: RatingQuestion?
  /// A Boolean value that indicates whether a change of a mark can be undone.
  public var canUndo = false
  /// The trailer that was requested last, if any.
  public var trailer: Trailer?
  /// A sentence about what the user's last action has done, if any; it ends with the next action.
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
    let text = arrangement.text
    if !text.isEmpty { title += " & " + (text.count > 40 ? text.prefix(39) + "…" : text) }
  }

  /// The orders that the rows can have: by running time only if that of a movie is known.
  public var orders: [MovieRowOrder] {
    MovieRowOrder.allCases.filter { order in
      order != .runtime || movies.rows.contains { $0.runtime != nil }
    }
  }

  /// The shown rows, in the order in which they are shown.
  public var rows: [MovieViewModel] {
    shown.map { $0.map { movies.rows[$0] } } ?? movies.rows
  }

  /// The number of movies in all, without those that the user has removed since they were loaded.
  public var total: Int? {
    guard heading.query.isPersonal else { return movies.totalResults }
    return max(movies.totalResults, movies.rows.count)
      - movies.rows.count(where: heading.isRemoved)
  }

  /// The number of rows that are shown.
  public var rowCount: Int { shown?.count ?? movies.rows.count }

  /// The sentences above the rows, if any.
  ///
  /// The sentence of the heading comes first. With it, the note is added only to an empty list, and not if
  /// the search has found people.
  public var message: String? {
    if !arrangement.text.isEmpty, rowCount == 0, !movies.rows.isEmpty {
      return heading.labels.noneMatches
    }
    guard people.rows.isEmpty || !movies.rows.isEmpty else { return heading.greeting }
    guard rowCount == 0 else { return heading.greeting ?? note }
    let said = [heading.greeting, note, suggestion].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  /// Shows the address of a trailer, if it was found and no other one has been requested since.
  mutating func show(
    _ trailer: Result<String?, MovieError>, of movie: MovieViewModel, notice: String?
  ) {
    self.notice = notice
    guard self.trailer?.movie == movie.id else { return }
    self.trailer = (try? trailer.get()).map { Trailer(movie: movie.id, url: $0) }
  }

  /// Ends the question for a rating, or says what is wrong with the text if it is not one.
  mutating func answerQuestion(complaint: String?) {
    if complaint == nil { question = nil } else { question?.complaint = complaint }
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

  /// Does the part of a move of the focus that enters, leaves or stays among the people.
  ///
  /// The focus does not go past the movies while further ones are about to be requested.
  ///
  /// - Returns: The number of rows to move the focus among the movies; `nil` if a person has it now.
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

  /// Returns the index of a shown row among those that are loaded; `nil` if there is no such row.
  func place(of row: Int) -> Int? {
    guard let shown else { return row }
    return shown.indices.contains(row) ? shown[row] : nil
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
  /// A Boolean value that indicates whether the user has rated the movie, so that an empty text removes that.
  public let isRated: Bool
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

/// The heading of a list, with the texts that are the same for every list.
public struct MovieListHeading: Hashable, Sendable {
  /// The query that selects the movies.
  public let query: MovieQuery
  /// The title of the list for the user: `Popular movies`.
  public let title: String
  /// A sentence for the user, if any.
  public let greeting: String?
  /// The mistake in the filter that the user has typed; `nil` if the filter could be read.
  ///
  /// The rows below the heading are those of the last filter that could be read.
  public var complaint: String?
  /// The word that the complaint is about, as the user has typed it, if any.
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

  /// A Boolean value that indicates whether the user searches by a filter, not by words of the title.
  public var isFiltered: Bool { if case .discover = query { true } else { false } }

  /// The text that the user searches by.
  public var search: String {
    switch query {
    case .search(let term, let year): year.map { "\(term) \($0)" } ?? term
    case .discover(let filter): filter.line
    case .kind, .similar, .recommended, .list: ""
    }
  }

  /// The label in front of that text; `nil` for the host's own.
  public var searchLabel: String? { isFiltered ? labels.filter : nil }

  /// Returns whether the user has removed a movie from the personal list since it was loaded.
  ///
  /// The row stays until the list is loaded again, so that the removal can be undone.
  public func isRemoved(_ movie: MovieViewModel) -> Bool {
    guard case .kind(let kind) = query, let mark = kind.mark else { return false }
    return movie.marks.known.contains(MarkKinds(mark)) && !movie.marks.isSet(mark)
  }
}

/// A column of the list, and the heading above it.
public struct MovieColumn: Hashable, Sendable {
  /// The texts of a row, each of which has a column.
  public enum Kind: Sendable, CaseIterable {
    /// TMDB's identifier, whose row has the address of TMDB's page.
    case number
    /// The title.
    case title
    /// The year of release.
    case year
    /// The user's own rating.
    case ownRating
    /// The rating by the voters.
    case rating
    /// The running time, while the rows are sorted by it.
    case runtime
    /// The summary of the plot.
    case overview
  }

  /// The text of a row that stands in the column.
  public let kind: Kind
  /// The heading, in the user's language.
  public let heading: String

  /// Creates a column.
  public init(_ kind: Kind, heading: String) {
    self.kind = kind
    self.heading = heading
  }
}

/// The texts that are the same for every list, in the user's language.
///
/// A mapper makes them once, and all headings of a list share them.
public final class MovieListLabels: Sendable {
  /// The labels in English.
  public static let english = MovieListLabels(in: .english)

  /// The text to show while a page is in progress.
  public let loading: String
  /// The label of the button that retries what failed.
  public let retry: String
  /// The label of the button that logs in.
  public let logIn: String
  /// The text in place of a poster.
  public let noPoster: String
  /// The label of the search field of a list that is filtered.
  public let filter: String
  /// The sentence in place of the rows if the text that narrows them leaves none.
  public let noneMatches: String
  /// The heading above the people.
  public let people: String
  /// The heading above their names.
  public let name: String
  /// The heading above what they are known for.
  public let knownFor: String
  /// The question for the order of the rows.
  public let sortBy: String
  /// The names of the orders.
  public let orders: [MovieRowOrder: String]
  /// The user's marks in words, such as `favorite`.
  public let favorite, watchlist, ownRating: String
  /// The labels of the buttons that sort the rows.
  public let sorts: [MovieRowOrder: String]
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The columns of a list.
  public let columns: [MovieColumn]

  /// Creates the labels in the user's language.
  public init(in localizer: Localizer) {
    loading = localizer("Loading…")
    retry = localizer("Retry")
    logIn = localizer("Log in")
    noPoster = localizer("No poster")
    filter = localizer("Filter")
    noneMatches = localizer("None of the movies loaded so far match.")
    people = localizer("People")
    name = localizer("NAME")
    knownFor = localizer("KNOWN FOR")
    sortBy = localizer("Sort by")
    orders = [
      .own: localizer("list order"), .rating: localizer("rating"), .year: localizer("year"),
      .title: localizer("title"), .ownRating: localizer("mine"),
      .runtime: localizer("runtime"),
    ]
    favorite = localizer("favorite")
    watchlist = localizer("on your watchlist")
    ownRating = localizer("yours")
    sorts = [
      .own: localizer("Sort in list order"), .rating: localizer("Sort by rating"),
      .year: localizer("Sort by year"), .title: localizer("Sort by title"),
      .ownRating: localizer("Sort by my rating"), .runtime: localizer("Sort by runtime"),
    ]
    buttons = MovieButton.labels(in: localizer)
    columns = [
      MovieColumn(.number, heading: localizer("ID")),
      MovieColumn(.title, heading: localizer("TITLE")),
      MovieColumn(.year, heading: localizer("YEAR")),
      MovieColumn(.rating, heading: localizer("RATING")),
      MovieColumn(.runtime, heading: localizer("RUNTIME")),
      MovieColumn(.ownRating, heading: localizer("MINE")),
      MovieColumn(.overview, heading: localizer("OVERVIEW")),
    ]
  }
}

extension MovieListLabels: Hashable {
  /// Returns a Boolean value that indicates whether two lists have the same labels.
  public static func == (left: MovieListLabels, right: MovieListLabels) -> Bool {
    left === right
      || (left.texts == right.texts && left.orders == right.orders && left.sorts == right.sorts
        && left.buttons == right.buttons && left.columns == right.columns)
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }

  private var texts: [String] {
    [
      loading, retry, logIn, noPoster, filter, noneMatches, people, name, knownFor, sortBy,
      favorite, watchlist, ownRating,
    ]
  }
}
