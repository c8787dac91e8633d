import MovieEntities
public import Viper

/// The user's arrangement of a person's movies.
public typealias FilmArrangement = RowArrangement<FilmOrder>

/// An order of a person's movies.
public enum FilmOrder: RowOrder {
  /// Newest first, movies without a year last.
  case own
  /// Oldest first, movies without a year last.
  case oldest
  /// From A to Z, ignoring case and accents.
  case title

  /// Returns the indices of the movies whose title, year and part contain all words of a text.
  public static func indices(
    of rows: [PersonDetailViewModel.Film], matching text: String
  ) -> [Int] {
    let words = SearchText.words(text)
    return rows.indices.filter { index in
      let row = rows[index]
      let text = SearchText.folded([row.title, row.year, row.part].joined(separator: " "))
      return words.allSatisfy(text.contains)
    }
  }

  /// Returns indices of movies in this order, with equal movies in their original order.
  public func sorted(_ indices: [Int], of rows: [PersonDetailViewModel.Film]) -> [Int] {
    switch self {
    case .own: return indices
    case .oldest:
      return indices.filter { !rows[$0].year.isEmpty }.sorted { rows[$0].year < rows[$1].year }
        + indices.filter { rows[$0].year.isEmpty }
    case .title:
      let named = indices.map { (name: SearchText.folded(rows[$0].title), index: $0) }
      return named.sorted { $0.name < $1.name }.map(\.index)
    }
  }
}
