public import Wording

/// The rows of a list, page by page.
///
/// It is read like an array. Adding a page costs the same for the first one and the five hundredth: an array
/// that a view still holds would be copied whole each time.
public struct MovieRows: RandomAccessCollection, Sendable {
  private var pages: [[MovieViewModel]] = []
  /// For each page, how many rows there are up to its end.
  private var ends: [Int] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of one page.
  ///
  /// - Parameter rows: The rows.
  public init(_ rows: [MovieViewModel]) {
    append(rows)
  }

  /// 0: the place of the first row.
  public var startIndex: Int { 0 }
  /// How many rows there are.
  public var endIndex: Int { ends.last ?? 0 }

  /// The row at a place.
  ///
  /// - Parameter place: From 0 to below `endIndex`.
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
  /// - Parameter page: Its rows.
  public mutating func append(_ page: [MovieViewModel]) {
    guard !page.isEmpty else { return }
    pages.append(page)
    ends.append(endIndex + page.count)
  }

  /// The rows that have come at the end since.
  ///
  /// - Parameter earlier: The rows of an earlier moment.
  /// - Returns: The rows beyond those; `nil` when the earlier rows are not the beginning of these.
  func added(since earlier: MovieRows) -> [MovieViewModel]? {
    let count = earlier.pages.count
    // Pages that did not change share their storage, and are equal without a look at their rows.
    guard count <= pages.count, pages[..<count].elementsEqual(earlier.pages) else { return nil }
    return Array(pages[count...].joined())
  }
}

extension MovieRows: Hashable {
  /// Whether the rows are the same, on whatever pages they came.
  public static func == (left: MovieRows, right: MovieRows) -> Bool {
    left.count == right.count && (left.pages == right.pages || left.elementsEqual(right))
  }

  /// Hashes the rows alone.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

extension MovieRows: ExpressibleByArrayLiteral {
  /// Makes a list of one page.
  ///
  /// - Parameter elements: The rows.
  public init(arrayLiteral elements: MovieViewModel...) {
    self.init(elements)
  }
}
