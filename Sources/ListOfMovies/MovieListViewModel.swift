public import Viper

/// The loaded rows of a list, and what is known of the others.
public struct MovieListViewModel: Hashable, Sendable {
  /// The state of the page after the last one that is shown.
  public enum NextPage: Hashable, Sendable {
    /// There is no next page, or the list has reached its limit.
    case none
    /// The next page can be requested.
    case available
    /// The next page is under way.
    case loading
    /// The request for the next page has failed, and the shown rows stay.
    case failed(Failure)
  }

  /// The heading above the rows.
  public let heading: MovieListHeading
  /// The page of the first row.
  public let firstPage: Int
  /// The page of the last row.
  public var lastPage: Int
  /// The number of pages that can be requested, at most 500.
  public var totalPages: Int
  /// The number of movies that the service reports.
  public var totalResults: Int
  /// The number of movies that could not be read and are left out.
  public var unreadable: Int
  /// The rows, each movie once.
  public var rows: MovieRows
  /// The state of the next page.
  public var nextPage: NextPage
  /// The index of the focused row, from 0.
  public var focus: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - heading: The heading above the rows.
  ///   - firstPage: The page of the first row.
  ///   - lastPage: The page of the last row.
  ///   - totalPages: The number of pages that can be requested, at most 500.
  ///   - totalResults: The number of movies that the service reports.
  ///   - rows: The rows, each movie once.
  ///   - nextPage: The state of the next page.
  ///   - focus: The index of the focused row, from 0.
  ///   - unreadable: The number of movies that could not be read and are left out.
  public init(
    heading: MovieListHeading, firstPage: Int, lastPage: Int, totalPages: Int, totalResults: Int,
    rows: MovieRows, nextPage: NextPage, focus: Int = 0, unreadable: Int = 0
  ) {
    self.heading = heading
    self.firstPage = firstPage
    self.lastPage = lastPage
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.unreadable = unreadable
    self.rows = rows
    self.nextPage = nextPage
    self.focus = focus
  }
}
