public import Entities
public import Viper

/// What stands above a list.
public struct MovieListHeading: Hashable, Sendable {
  /// Which movies were asked for.
  public let query: MovieQuery
  /// The same for people: `Popular movies`.
  public let title: String
  /// A word to the person.
  public let greeting: String?

  /// Makes a heading.
  ///
  /// - Parameters:
  ///   - query: Which movies were asked for.
  ///   - title: The same for people.
  ///   - greeting: A word to the person.
  public init(query: MovieQuery, title: String, greeting: String? = nil) {
    self.query = query
    self.title = title
    self.greeting = greeting
  }
}

/// The rows of a list so far, and what is known of the rest.
public struct MovieListViewModel: Hashable, Sendable {
  /// What becomes of the page after the last one that is shown.
  public enum NextPage: Hashable, Sendable {
    /// There is none, or enough is shown.
    case none
    /// It can be asked for.
    case available
    /// It is under way.
    case loading
    /// It did not come; what is shown stays.
    case failed(Failure)
  }

  /// What stands above the rows.
  public let heading: MovieListHeading
  /// The page of the first row.
  public let firstPage: Int
  /// The page of the last row.
  public var lastPage: Int
  /// How many pages can be asked for, 500 at most.
  public var totalPages: Int
  /// How many movies the service says there are.
  public var totalResults: Int
  /// The rows, each movie once.
  public var rows: MovieRows
  /// What becomes of the next page.
  public var nextPage: NextPage
  /// The place of the row that the person looks at, from 0.
  public var focus: Int

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - heading: What stands above the rows.
  ///   - firstPage: The page of the first row.
  ///   - lastPage: The page of the last row.
  ///   - totalPages: How many pages can be asked for.
  ///   - totalResults: How many movies the service says there are.
  ///   - rows: The rows, each movie once.
  ///   - nextPage: What becomes of the next page.
  ///   - focus: The place of the row that the person looks at.
  public init(
    heading: MovieListHeading, firstPage: Int, lastPage: Int, totalPages: Int, totalResults: Int,
    rows: MovieRows, nextPage: NextPage, focus: Int = 0
  ) {
    self.heading = heading
    self.firstPage = firstPage
    self.lastPage = lastPage
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.rows = rows
    self.nextPage = nextPage
    self.focus = focus
  }
}
