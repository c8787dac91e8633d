import MovieEntities
public import Viper

/// The movies of a person as the user has arranged them.
public typealias FilmArrangement = RowArrangement<FilmOrder>

/// An order of a person's movies.
public enum FilmOrder: RowOrder {
  /// The newest first, and those without a year last.
  case own
  /// The oldest first, and those without a year last.
  case oldest
  /// From A to Z, without regard to case and accents.
  case title

  /// Returns the movies whose titles, years or parts have all words of a text.
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

  /// Returns indices of movies in this order; equal ones keep theirs.
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
