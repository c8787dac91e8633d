/// One page of a list, as the service sends it and as a mapper has mapped its rows.
public struct Page<Row> {
  /// The rows; empty if the page lies past the end of the list.
  public let rows: [Row]
  /// The number of pages that can be requested.
  public let totalPages: Int
  /// The number of rows that the service reports.
  public let totalResults: Int
  /// The number of rows that could not be read and are left out.
  public let unreadable: Int

  /// Creates a page.
  public init(rows: [Row], totalPages: Int, totalResults: Int, unreadable: Int = 0) {
    self.rows = rows
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.unreadable = unreadable
  }
}

extension Page: Equatable where Row: Equatable {}
extension Page: Sendable where Row: Sendable {}
