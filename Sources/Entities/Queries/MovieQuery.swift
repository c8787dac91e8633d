/// The choice of the movies that a list shows.
public enum MovieQuery: Hashable, Sendable {
  /// A list of the service.
  case kind(MovieListKind)
  /// The results of a search for a term, as typed, and for a year of release, if any.
  case search(term: String, year: Int?)
  /// The movies of the whole service that a filter selects.
  // A filter is large, and the other cases are passed around without its size.
  indirect case discover(MovieFilter)
  /// The movies that are similar to a movie, with the TMDB ID of that movie.
  case similar(to: Int)
  /// The movies that the service recommends for a movie, with the TMDB ID of that movie.
  case recommended(for: Int)
  /// A list that only the caller's own catalog has, with the caller's identifier for it.
  case list(id: String)

  /// Returns the search for a text that the user has typed: words of a title, of which a last one from 1888 to
  /// 2100 is the year of release.
  package static func search(typed text: String) -> MovieQuery {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last, last.utf8.count == 4,
      last.utf8.allSatisfy(\.isDigit), let year = Int(last), (1_888...2_100).contains(year)
    else { return .search(term: words.joined(separator: " "), year: nil) }
    return .search(term: words.dropLast().joined(separator: " "), year: year)
  }

  /// A Boolean value that indicates whether the list belongs to a user and therefore needs a
  /// login.
  public var isPersonal: Bool {
    if case .kind(let kind) = self { kind.isPersonal } else { false }
  }
}

/// The kinds of list that the service has, spelled as on the command line.
public enum MovieListKind: String, CaseIterable, Sendable {
  /// The movies that are viewed most.
  case popular
  /// The movies that are in theaters now.
  case nowPlaying = "now-playing"
  /// The movies with the best ratings by the voters.
  case topRated = "top-rated"
  /// The movies that will be in theaters.
  case upcoming
  /// The movies that are viewed most today.
  case trending
  /// The favorites of the logged-in user.
  case favorites
  /// The watchlist of the logged-in user.
  case watchlist
  /// The movies that the logged-in user has rated.
  case rated

  /// A Boolean value that indicates whether the list belongs to a user and therefore needs a
  /// login.
  public var isPersonal: Bool {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: false
    case .favorites, .watchlist, .rated: true
    }
  }

  /// The mark that all movies of a personal list have; `nil` for the lists that are the same for every user.
  public var mark: MovieMark? {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: nil
    case .favorites: .favorite
    case .watchlist: .watchlist
    case .rated: .rating
    }
  }
}

/// How requests use the response cache.
///
/// A presenter sets this for one load, and the cache reads it in the same task, so the gateways in
/// between need no parameter.
///
/// ```swift
/// await CachePolicy.$reload.withValue(true) { await load() }
/// ```
public enum CachePolicy {
  /// A Boolean value that indicates whether the current task accepts only responses that the service
  /// has just sent or confirmed.
  @TaskLocal public static var reload = false
}
