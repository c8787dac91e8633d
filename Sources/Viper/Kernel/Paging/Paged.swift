/// The loaded rows of a list that comes page by page, and what is known of the others.
///
/// It is a part of a screen's state. `PageLoader` requests its pages.
public struct Paged<Row> {
  /// The page of the first row.
  public let firstPage: Int
  /// The page of the last row.
  public internal(set) var lastPage: Int
  /// The number of pages that can be requested.
  public internal(set) var totalPages: Int
  /// The number of rows that the service reports.
  public internal(set) var totalResults: Int
  /// The number of rows that could not be read and are left out.
  public internal(set) var unreadable: Int
  /// The rows, each identifier once.
  public internal(set) var rows: [Row]
  /// The state of the next page.
  public internal(set) var nextPage: NextPage
  /// The index of the focused row, from 0.
  public internal(set) var focus: Int
  /// A Boolean value that indicates whether the list ends before its last page, because two pages in
  /// a row had no new row.
  public internal(set) var isCutShort: Bool
  /// The number of pages at the end that had no new row.
  var repeatedPages = 0

  /// Creates a list from its values.
  public init(
    firstPage: Int, lastPage: Int, totalPages: Int, totalResults: Int, rows: [Row],
    nextPage: NextPage, focus: Int = 0, unreadable: Int = 0, isCutShort: Bool = false
  ) {
    self.firstPage = firstPage
    self.lastPage = lastPage
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.unreadable = unreadable
    self.rows = rows
    self.nextPage = nextPage
    self.focus = focus
    self.isCutShort = isCutShort
  }

  /// Creates an empty list before its first page has arrived.
  init(before number: Int) {
    self.init(
      firstPage: number, lastPage: number - 1, totalPages: 0, totalResults: 0, rows: [],
      nextPage: .none)
  }
}

extension Paged where Row: Identifiable {
  /// Creates a list of one page, for a screen whose first page comes with something else.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - number: The page number.
  ///   - limit: The maximum number of rows; `nil` for no limit.
  public init(_ page: Page<Row>, number: Int = 1, limit: Int? = nil) {
    self.init(before: number)
    var ids: Set<Row.ID> = []
    add(page, limit: limit.map { max($0, 0) }, known: &ids)
  }
}

extension Paged: Equatable where Row: Equatable {}
extension Paged: Hashable where Row: Hashable {}
extension Paged: Sendable where Row: Sendable {}

/// The state of the page after the last one that a list shows.
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
