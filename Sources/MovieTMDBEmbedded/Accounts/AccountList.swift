import MovieEntities
import ViperEssentials

/// One of an account's own lists, spelled as in a path.
enum AccountList: String {
  case favorite, watchlist, rated

  /// A movie in the list, with the account's rating if it is the list of rated movies.
  struct Row {
    let id: Int
    var rating: OwnRating?

    /// The row as the service sends it, which is the catalog's own bytes if the catalog has the
    /// movie.
    var json: Data {
      let row = EmbeddedCatalog.shared.row(of: id) ?? Data(unknown.utf8)
      guard let rating else { return row }
      return row.dropLast() + Data(",\"rating\":\(rating)}".utf8)
    }

    /// A row for a movie that TMDB has and the embedded catalog does not.
    ///
    /// Each field has the value with which TMDB says that it does not know it.
    private var unknown: String {
      "{\"adult\":false,\"backdrop_path\":null,\"genre_ids\":[],\"id\":\(id),"
        + "\"original_language\":\"xx\",\"original_title\":\"Movie \(id)\","
        + "\"overview\":\"Not in the embedded catalog.\",\"popularity\":0,\"poster_path\":null,"
        + "\"release_date\":\"\",\"title\":\"Movie \(id)\",\"video\":false,\"vote_average\":0,"
        + "\"vote_count\":0}"
    }
  }

  /// Returns the rows, in the order in which the movies were marked.
  func rows(_ marks: AccountMarks) -> [Row] {
    switch self {
    case .favorite: marks.favorites.map { Row(id: $0) }
    case .watchlist: marks.watchlist.map { Row(id: $0) }
    case .rated: marks.rated.map { Row(id: $0.id, rating: OwnRating($0.value)) }
    }
  }
}
