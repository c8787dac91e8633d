public import MovieEntities
public import MoviePresentation
public import ViperLocalization

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
    case .search(let term, _): term
    case .discover(let filter): filter.line
    case .kind, .similar, .recommended, .list: ""
    }
  }

  /// The label in front of that text; `nil` for the host's own.
  public var searchLabel: String? { isFiltered ? labels.filter : nil }

  /// A Boolean value that indicates whether the rows have the user's own ratings.
  public var hasOwnRatings: Bool { query == .kind(.rated) }

  /// The columns of the list, in their order.
  public var columns: [MovieColumn] { hasOwnRatings ? labels.ratedColumns : labels.columns }
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

  /// The text to show while a page is under way.
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
  /// The labels of orders in the title of a list; the list's own order has none.
  public let orders: [MovieRowOrder: String]
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The columns of a list.
  public let columns: [MovieColumn]
  /// The columns of a list whose rows have the user's own ratings.
  public let ratedColumns: [MovieColumn]

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
    orders = [
      .rating: localizer("by rating"), .year: localizer("by year"), .title: localizer("by title"),
    ]
    buttons = MovieButton.labels(in: localizer)
    ratedColumns = [
      MovieColumn(.number, heading: localizer("ID")),
      MovieColumn(.title, heading: localizer("TITLE")),
      MovieColumn(.year, heading: localizer("YEAR")),
      // The user's own rating comes before the rating of all voters.
      MovieColumn(.ownRating, heading: localizer("YOURS")),
      MovieColumn(.rating, heading: localizer("RATING")),
      MovieColumn(.overview, heading: localizer("OVERVIEW")),
    ]
    columns = ratedColumns.filter { $0.kind != .ownRating }
  }
}

extension MovieListLabels: Hashable {
  /// Returns a Boolean value that indicates whether two lists have the same labels.
  public static func == (left: MovieListLabels, right: MovieListLabels) -> Bool {
    left === right
      || (left.texts == right.texts && left.orders == right.orders && left.buttons == right.buttons
        && left.ratedColumns == right.ratedColumns)
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }

  private var texts: [String] {
    [loading, retry, logIn, noPoster, filter, noneMatches, people, name, knownFor]
  }
}
