public import MovieEntities

/// The heading of a list.
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

  /// Creates a heading.
  public init(query: MovieQuery, title: String, greeting: String? = nil) {
    self.query = query
    self.title = title
    self.greeting = greeting
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

  /// A Boolean value that indicates whether the rows have the user's own ratings.
  public var hasOwnRatings: Bool { query == .kind(.rated) }
}
