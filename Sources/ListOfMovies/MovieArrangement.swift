import MovieEntities
public import MoviePresentation
public import Viper

/// The user's arrangement of a list: the order of the rows, and the text that narrows them.
public typealias MovieArrangement = RowArrangement<MovieRowOrder>

/// A sort order for the loaded rows.
public enum MovieRowOrder: String, RowOrder, Codable {
  /// The list's original order.
  case own
  /// Highest rating first, with unrated movies last.
  case rating
  /// Latest year first, with movies without a year last.
  case year
  /// From A to Z, ignoring case and accents.
  case title
  /// The user's highest rating first, with movies that the user has not rated last.
  case ownRating
  /// Longest first, with movies of unknown running time last.
  case runtime

  /// Returns the indices of the rows whose title and year together contain every word in `text`.
  ///
  /// A range such as `8..` matches the user's rating or, without one, the average rating.
  public static func indices(of rows: [MovieViewModel], matching text: String) -> [Int] {
    let filter = RowFilter(text)
    return rows.indices.filter { index in
      let row = rows[index]
      return filter.matches(
        row.marks.rating?.value ?? row.rating?.average, row.title + " " + row.year)
    }
  }

  /// Returns row indices sorted in this order; equal rows keep their original order.
  public func sorted(_ indices: [Int], of rows: [MovieViewModel]) -> [Int] {
    switch self {
    case .own: return indices
    case .rating:
      return indices.sorted { rows[$0].rating?.average ?? 0 > rows[$1].rating?.average ?? 0 }
    case .year: return indices.sorted { rows[$0].year > rows[$1].year }
    case .ownRating:
      return indices.sorted {
        rows[$0].marks.rating?.value ?? 0 > rows[$1].marks.rating?.value ?? 0
      }
    case .runtime: return indices.sorted { rows[$0].runtime ?? 0 > rows[$1].runtime ?? 0 }
    case .title:
      let named = indices.map { (name: SearchText.folded(rows[$0].title), index: $0) }
      return named.sorted { $0.name < $1.name }.map(\.index)
    }
  }

  /// Returns whether a row has the value that this order sorts by.
  public func sorts(_ row: MovieViewModel) -> Bool {
    switch self {
    case .own, .title: true
    case .rating: row.rating != nil
    case .year: !row.year.isEmpty
    case .ownRating: row.marks.rating != nil
    case .runtime: row.runtime != nil
    }
  }
}
