public import Wording

/// The rows of a list, stored page by page.
///
/// The rows are read like an array. Adding a page takes as long for the first page as for the five
/// hundredth. An array that a view still holds would be copied whole each time.
public struct MovieRows: RandomAccessCollection, Sendable {
  private var pages: [[MovieViewModel]] = []
  /// The number of rows up to the end of each page.
  private var ends: [Int] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of one page.
  ///
  /// - Parameter rows: The rows of the page.
  public init(_ rows: [MovieViewModel]) {
    append(rows)
  }

  /// The index of the first row, which is 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { ends.last ?? 0 }

  /// The row at an index.
  ///
  /// - Parameter place: The index, at least 0 and less than `endIndex`.
  public subscript(place: Int) -> MovieViewModel {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if place < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return pages[low][place - (ends[low] - pages[low].count)]
  }

  /// Adds a page at the end.
  ///
  /// - Parameter page: The rows of the page.
  public mutating func append(_ page: [MovieViewModel]) {
    guard !page.isEmpty else { return }
    pages.append(page)
    ends.append(endIndex + page.count)
  }

  /// Returns the rows that have been added at the end since an earlier moment.
  ///
  /// - Parameter earlier: The rows at that moment.
  /// - Returns: The added rows; `nil` if these rows do not begin with the pages of the earlier
  ///   rows.
  func added(since earlier: MovieRows) -> [MovieViewModel]? {
    let count = earlier.pages.count
    // Unchanged pages share their storage, so comparing them does not look at their rows.
    guard count <= pages.count, pages[..<count].elementsEqual(earlier.pages) else { return nil }
    return Array(pages[count...].joined())
  }
}

extension MovieRows: Hashable {
  /// Returns a Boolean value that indicates whether the rows are equal, regardless of their pages.
  public static func == (left: MovieRows, right: MovieRows) -> Bool {
    left.count == right.count && (left.pages == right.pages || left.elementsEqual(right))
  }

  /// Hashes the rows, regardless of their pages.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

extension MovieRows: ExpressibleByArrayLiteral {
  /// Creates a list of one page.
  ///
  /// - Parameter elements: The rows of the page.
  public init(arrayLiteral elements: MovieViewModel...) {
    self.init(elements)
  }
}
