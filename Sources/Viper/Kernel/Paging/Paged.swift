/// One page of a list from the service, with rows that a mapper has already converted.
public struct Page<Row> {
  /// The rows; empty if the page is past the end of the list.
  public let rows: [Row]
  /// The number of pages that can be requested.
  public let totalPages: Int
  /// The total number of rows that the service reports.
  public let totalResults: Int
  /// The number of rows that could not be read and were left out.
  public let unreadable: Int
  /// The number of rows of another kind, which were left out but count as rows of the page.
  public let others: Int

  /// Creates a page.
  public init(
    rows: [Row], totalPages: Int, totalResults: Int, unreadable: Int = 0, others: Int = 0
  ) {
    self.rows = rows
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.unreadable = unreadable
    self.others = others
  }
}

extension Page: Equatable where Row: Equatable {}
extension Page: Sendable where Row: Sendable {}

/// The loaded rows of a paged list, and what is known about the remaining rows.
///
/// The list is part of a screen's state. A `PageLoader` requests its pages.
public struct Paged<Row> {
  /// The number of the page that contains the first row.
  public let firstPage: Int
  /// The number of the page that contains the last row.
  public internal(set) var lastPage: Int
  /// The number of pages that can be requested.
  public internal(set) var totalPages: Int
  /// The total number of rows that the service reports.
  public internal(set) var totalResults: Int
  /// The number of rows that could not be read and were left out.
  public internal(set) var unreadable: Int
  /// The number of rows of another kind that were left out.
  public internal(set) var others = 0
  /// The loaded rows, each with a unique identifier.
  public internal(set) var rows: [Row]
  /// The state of the next page.
  public internal(set) var nextPage: NextPage
  /// The index of the focused row, from 0.
  public internal(set) var focus: Int
  /// A Boolean value that indicates whether the list ended before its last page because two
  /// consecutive pages contained no new rows.
  public internal(set) var endedEarly: Bool
  /// The number of consecutive pages without new rows at the end of the list.
  var repeatedPages = 0

  /// Creates a list from its stored values.
  public init(
    firstPage: Int, lastPage: Int, totalPages: Int, totalResults: Int, rows: [Row],
    nextPage: NextPage, focus: Int = 0, unreadable: Int = 0, endedEarly: Bool = false
  ) {
    self.firstPage = firstPage
    self.lastPage = lastPage
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.unreadable = unreadable
    self.rows = rows
    self.nextPage = nextPage
    self.focus = focus
    self.endedEarly = endedEarly
  }

  /// Creates an empty list whose first page has not arrived yet.
  package init(before number: Int) {
    self.init(
      firstPage: number, lastPage: number - 1, totalPages: 0, totalResults: 0, rows: [],
      nextPage: .none)
  }
}

extension Paged where Row: Identifiable {
  /// Creates a list with one page, for a screen that receives its first page along with other data.
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

extension Paged where Row: Identifiable {
  /// Edits the rows with the given identifiers.
  ///
  /// Without identifiers, all rows are edited.
  package mutating func edit(_ ids: Set<Row.ID>?, _ change: (inout Row) -> Void) {
    for index in rows.indices where ids?.contains(rows[index].id) ?? true { change(&rows[index]) }
  }
}

extension Paged {
  /// A Boolean value that indicates whether there are neither rows nor a next page.
  ///
  /// A page of which no row could be shown may be followed by one with rows.
  public var isEmpty: Bool { rows.isEmpty && nextPage == .none }

  /// The reason why the next page could not be loaded, if a request for it failed.
  public var failure: Failure? {
    if case .failed(let failure) = nextPage { failure } else { nil }
  }
}

extension Paged: Equatable where Row: Equatable {}
extension Paged: Hashable where Row: Hashable {}
extension Paged: Sendable where Row: Sendable {}

/// The state of the page that follows the loaded pages.
public enum NextPage: Hashable, Sendable {
  /// There is no next page, or the list has reached its limit.
  case none
  /// The next page can be requested.
  case available
  /// The next page is loading.
  case loading
  /// The next page could not be loaded.
  ///
  /// The rows loaded so far remain.
  case failed(Failure)
}

extension Paged where Row: Identifiable {
  /// The number of consecutive pages without new rows after which a list is considered complete.
  ///
  /// A single page without new rows is normal, because rows can move between pages while a list is
  /// loading.
  private static var maxRepeatedPages: Int { 2 }

  /// Adds the next page's rows and their identifiers.
  ///
  /// Known rows and rows beyond the limit are skipped.
  package mutating func add(_ page: Page<Row>, limit: Int?, known ids: inout Set<Row.ID>) {
    let new = page.rows.filter { ids.insert($0.id).inserted }
    let room = limit.map { max($0 - rows.count, 0) } ?? new.count
    rows += new.prefix(room)
    lastPage += 1
    totalPages = page.totalPages
    totalResults = page.totalResults
    unreadable += page.unreadable
    others += page.others
    let isFull = limit.map { rows.count >= $0 } ?? false
    let isLast = page.rows.isEmpty && page.others == 0 || lastPage >= page.totalPages
    repeatedPages = new.isEmpty ? repeatedPages + 1 : 0
    endedEarly = !isFull && !isLast && repeatedPages >= Self.maxRepeatedPages
    nextPage = isFull || isLast || endedEarly ? .none : .available
  }
}

extension Paged {
  /// Returns the focused row's index among the shown rows.
  ///
  /// Returns 0 if the focused row is not shown, or `nil` if no rows are shown.
  func row(arrangedBy indices: [Int]?) -> Int? {
    guard let indices else { return rows.isEmpty ? nil : focus }
    return indices.isEmpty ? nil : indices.firstIndex(of: focus) ?? 0
  }

  /// Returns the list with the focus on the row at an index, or on the row nearest to the index.
  func focused(at index: Int) -> Paged {
    var list = self
    list.focus = rows.focus(index, movedBy: 0)
    return list
  }

  func with(_ nextPage: NextPage) -> Paged {
    var list = self
    list.nextPage = nextPage
    return list
  }

  /// Returns the number of the last page needed to reach a limit.
  ///
  /// The estimate assumes that later pages contain as many new rows as the loaded pages do. Without
  /// a limit, the method returns the number of the last loaded page.
  package func lastRequired(by limit: Int?) -> Int {
    guard let limit, nextPage != .none else { return lastPage }
    let pages = lastPage - firstPage + 1
    let known = max(rows.count, 1)
    let missing = max(limit - known, 1)
    // The limit can be any number, but the product never exceeds the number of rows on all pages.
    guard missing / known < max(totalPages - lastPage, 0) else { return totalPages }
    return min(lastPage + (missing * pages + known - 1) / known, totalPages)
  }
}

extension Scene {
  /// Shows everything about a paged list except its rows: the total, the focus and the next page.
  ///
  /// The scene offers the next page, or shows that the page is loading or could not be loaded.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - indices: The indices of the shown rows, in display order, as returned by `RowArrangement`;
  ///     `nil` if all rows are shown in the order in which they were loaded. If some rows are
  ///     hidden, the total is the number of shown rows.
  ///   - loading: The text to show while the next page is loading.
  public mutating func show<Row>(
    _ list: Paged<Row>, arrangedBy indices: [Int]? = nil, loading: String
  ) {
    let isNarrowed = (indices?.count ?? list.rows.count) < list.rows.count
    // A service may send more rows than it reports.
    total = max(list.totalResults, list.rows.count)
    if isNarrowed { narrow(to: indices?.count ?? 0, loaded: list.rows.count) }
    focus = list.row(arrangedBy: indices)
    switch list.nextPage {
    case .none: break
    case .available: offers.insert(.more)
    case .loading: self.loading = loading
    case .failed(let failure): self.failure = failure
    }
  }

  /// Counts only the rows that match the user's text, and remembers the total.
  package mutating func narrow(to count: Int, loaded: Int) {
    narrowing = Narrowing(loaded: loaded, total: total ?? loaded)
    total = count
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns a focus moved by a number of rows, but not past the first or last row.
  ///
  /// Returns 0 if there are no rows.
  package func focus(_ focus: Int, movedBy rows: Int) -> Int {
    guard !isEmpty else { return 0 }
    let start = Swift.min(Swift.max(focus, 0), count - 1)
    // Do not compute `start + rows`: a script can pass any number, so the sum could overflow.
    return start + Swift.min(Swift.max(rows, -start), count - 1 - start)
  }
}
