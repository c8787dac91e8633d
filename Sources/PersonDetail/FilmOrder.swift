import MovieEntities
import MoviePresentation
public import Viper

/// The user's arrangement of a person's movies.
public typealias FilmArrangement = RowArrangement<FilmOrder>

/// An order of a person's movies.
public enum FilmOrder: String, RowOrder, Codable {
  /// Newest first, with movies without a year last.
  case own
  /// Latest year first, with movies without a year last.
  case year
  /// From A to Z, ignoring case and accents.
  case title
  /// The user's highest rating first, with movies that the user has not rated last.
  case ownRating

  /// Returns the indices of the movies whose title, year and part together contain every word in
  /// `text`.
  public static func indices(
    of rows: [PersonDetailViewModel.Film], matching text: String
  ) -> [Int] {
    let words = SearchText.words(text)
    return rows.indices.filter { index in
      let movie = rows[index].movie
      let text = SearchText.folded(
        [movie.title, movie.year, rows[index].part].joined(separator: " "))
      return words.allSatisfy(text.contains)
    }
  }

  /// Returns movie indices sorted in this order; equal movies keep their original order.
  public func sorted(_ indices: [Int], of rows: [PersonDetailViewModel.Film]) -> [Int] {
    switch self {
    case .own: return indices
    case .year: return indices.sorted { rows[$0].movie.year > rows[$1].movie.year }
    case .ownRating:
      return indices.sorted {
        rows[$0].movie.marks.rating?.value ?? 0 > rows[$1].movie.marks.rating?.value ?? 0
      }
    case .title:
      let named = indices.map { (name: SearchText.folded(rows[$0].movie.title), index: $0) }
      return named.sorted { $0.name < $1.name }.map(\.index)
    }
  }

  /// Returns whether a movie has the value that this order sorts by.
  public func sorts(_ row: PersonDetailViewModel.Film) -> Bool {
    switch self {
    case .own, .title: true
    case .year: !row.movie.year.isEmpty
    case .ownRating: row.movie.marks.rating != nil
    }
  }
}
