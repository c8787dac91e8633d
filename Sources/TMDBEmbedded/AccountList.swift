#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of an account's own, spelled as in a path.
enum AccountList: String {
  case favorite, watchlist, rated

  /// A movie of the list, and what the account gave it if that is what the list is about.
  struct Row {
    let id: Int
    var rating: Double?

    /// The row as the service words it: the catalogue's own bytes where it has the movie.
    var json: Data {
      let movie = EmbeddedCatalogue.shared.movies.first { $0.facts.id == id }
      let row = movie?.json ?? Data(unknown.utf8)
      guard let rating else { return row }
      return row.dropLast() + Data(",\"rating\":\(RatingValue.text(rating))}".utf8)
    }

    /// A movie that TMDB has and this excerpt has not: each field as TMDB says that it does not know.
    private var unknown: String {
      "{\"adult\":false,\"backdrop_path\":null,\"genre_ids\":[],\"id\":\(id),"
        + "\"original_language\":\"xx\",\"original_title\":\"Movie \(id)\","
        + "\"overview\":\"Not in the embedded catalogue.\",\"popularity\":0,\"poster_path\":null,"
        + "\"release_date\":\"\",\"title\":\"Movie \(id)\",\"video\":false,\"vote_average\":0,"
        + "\"vote_count\":0}"
    }
  }

  /// The rows, what was said first first.
  func rows(_ marks: AccountMarks) -> [Row] {
    switch self {
    case .favorite: marks.favorites.map { Row(id: $0) }
    case .watchlist: marks.watchlist.map { Row(id: $0) }
    case .rated: marks.rated.map { Row(id: $0.id, rating: $0.value) }
    }
  }
}
