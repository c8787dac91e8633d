/// The rows of a list, stored page by page.
///
/// The rows are read like an array. Adding a page takes as long for the first page as for the five
/// hundredth. An array that a view still holds would be copied whole each time.
public struct PagedRows<Row>: RandomAccessCollection {
  /// The rows that were added together.
  ///
  /// Each call of `append(_:)` creates an object. Two lists with the same object have the same
  /// rows up to its end, so that 500 pages are compared in one step.
  fileprivate final class Chunk {
    let rows: [Row]

    init(_ rows: [Row]) {
      self.rows = rows
    }
  }

  private var chunks: [Chunk] = []
  /// The number of rows up to the end of each page.
  private var ends: [Int] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of one page.
  ///
  /// - Parameter rows: The rows of the page.
  public init(_ rows: [Row]) {
    append(rows)
  }

  /// The index of the first row, which is 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { ends.last ?? 0 }

  /// The row at an index.
  ///
  /// - Parameter place: The index, at least 0 and less than `endIndex`.
  public subscript(place: Int) -> Row {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if place < ends[middle] { high = middle } else { low = middle + 1 }
    }
    let rows = chunks[low].rows
    return rows[place - (ends[low] - rows.count)]
  }

  /// Adds a page at the end.
  ///
  /// - Parameter page: The rows of the page.
  public mutating func append(_ page: [Row]) {
    guard !page.isEmpty else { return }
    chunks.append(Chunk(page))
    ends.append(endIndex + page.count)
  }

  /// Returns whether these rows came about by adding pages to the earlier rows, without a look at
  /// the rows.
  private func shares(_ earlier: PagedRows) -> Bool {
    guard let last = earlier.chunks.indices.last else { return true }
    return last < chunks.count && chunks[last] === earlier.chunks[last]
  }
}

extension PagedRows where Row: Equatable {
  /// Returns the rows that have been added at the end since an earlier moment.
  ///
  /// - Parameter earlier: The rows at that moment.
  /// - Returns: The added rows; `nil` if these rows do not begin with the earlier rows.
  func added(since earlier: PagedRows) -> [Row]? {
    if shares(earlier) { return chunks[earlier.chunks.count...].flatMap(\.rows) }
    return starts(with: earlier) ? Array(dropFirst(earlier.count)) : nil
  }
}

extension PagedRows: Equatable where Row: Equatable {
  /// Returns a Boolean value that indicates whether the rows are equal, regardless of their pages.
  public static func == (left: PagedRows, right: PagedRows) -> Bool {
    left.count == right.count && (left.shares(right) || left.elementsEqual(right))
  }
}

extension PagedRows: Hashable where Row: Hashable {
  /// Hashes the rows, regardless of their pages.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

extension PagedRows: Sendable where Row: Sendable {}
extension PagedRows.Chunk: Sendable where Row: Sendable {}

extension PagedRows: ExpressibleByArrayLiteral {
  /// Creates a list of one page.
  ///
  /// - Parameter elements: The rows of the page.
  public init(arrayLiteral elements: Row...) {
    self.init(elements)
  }
}
