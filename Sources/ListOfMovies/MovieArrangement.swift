import MovieEntities
import MoviePresentation

/// The rows of a list as the user has arranged them: their order, and the text that narrows them.
public struct MovieArrangement: Hashable, Sendable {
  /// An order of the rows.
  public enum Order: Sendable, CaseIterable {
    /// The list's own.
    case own
    /// The highest rating first, and movies without a rating last.
    case rating
    /// The latest year first, and movies without a year last.
    case year
    /// From A to Z, without regard to case and accents.
    case title
  }

  /// The order of the rows.
  public var order = Order.own
  /// The text whose words the title or the year of each row contains; empty to show all rows.
  public var text = ""
  /// A Boolean value that indicates whether the user is typing that text.
  public var isAsked = false

  /// Creates the arrangement of a list as it has arrived.
  public init() {}

  /// A Boolean value that indicates whether all rows are shown in the list's own order.
  var isPlain: Bool { order == .own && text.isEmpty }

  /// Returns the indices of the rows to show of those that are loaded; `nil` to show all as they are.
  func indices(of loaded: [MovieViewModel]) -> [Int]? {
    if isPlain { return nil }
    let words = SearchText.words(text)
    let indices = loaded.indices.filter { index in
      let text = SearchText.folded(loaded[index].title + " " + loaded[index].year)
      return words.allSatisfy(text.contains)
    }
    // Sorting keeps the order of equal rows.
    switch order {
    case .own: return indices
    case .rating: return indices.sorted { average(loaded[$0]) > average(loaded[$1]) }
    case .year: return indices.sorted { loaded[$0].year > loaded[$1].year }
    case .title:
      let named = indices.map { (name: SearchText.folded(loaded[$0].title), index: $0) }
      return named.sorted { $0.name < $1.name }.map(\.index)
    }
  }

  private func average(_ row: MovieViewModel) -> Double { row.rating?.average ?? 0 }
}

extension MovieArrangement.Order {
  /// The order after this one, and the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
