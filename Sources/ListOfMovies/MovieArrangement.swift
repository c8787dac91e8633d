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

  /// Returns the rows to show of those that are loaded.
  func rows(of loaded: [MovieViewModel]) -> [MovieViewModel] {
    if isPlain { return loaded }
    let words = SearchText.words(text)
    let rows = loaded.filter { row in
      let text = SearchText.folded(row.title + " " + row.year)
      return words.allSatisfy(text.contains)
    }
    // Sorting keeps the order of equal rows.
    return switch order {
    case .own: rows
    case .rating: rows.sorted { average($0) > average($1) }
    case .year: rows.sorted { $0.year > $1.year }
    case .title: sortedByTitle(rows)
    }
  }

  private func average(_ row: MovieViewModel) -> Double { row.rating?.average ?? 0 }

  private func sortedByTitle(_ rows: [MovieViewModel]) -> [MovieViewModel] {
    let named = rows.map { (name: SearchText.folded($0.title), row: $0) }
    return named.sorted { $0.name < $1.name }.map(\.row)
  }
}

extension MovieArrangement.Order {
  /// The label in the title of a list; `nil` for the list's own order.
  var label: ListOfMoviesLabel? {
    switch self {
    case .own: nil
    case .rating: .byRating
    case .year: .byYear
    case .title: .byTitle
    }
  }

  /// The order after this one, and the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
