/// A query that selects the movies in a list.
public enum MovieQuery: Hashable, Sendable {
  /// A list of the service.
  case kind(MovieListKind)
  /// The results of a search for a term, as typed, and a release year, if any.
  case search(term: String, year: Int?)
  /// The movies that match a filter.
  // Indirect, because a filter stored inline makes all cases as large as the filter.
  indirect case discover(MovieFilter)
  /// Movies similar to the one with the given TMDB ID.
  case similar(to: Int)
  /// Movies that the service recommends based on the one with the given TMDB ID.
  case recommended(for: Int)
  /// A list in a catalog supplied by the caller, identified by the caller's own ID.
  case list(id: String)

  /// Returns the search for what the user typed: words of a title, optionally followed by a release
  /// year from 1888 to 2100.
  package static func search(typed text: String) -> MovieQuery {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last, last.utf8.count == 4,
      last.utf8.allSatisfy(\.isDigit), let year = Int(last), (1_888...2_100).contains(year)
    else { return .search(term: words.joined(separator: " "), year: nil) }
    return .search(term: words.dropLast().joined(separator: " "), year: year)
  }

  /// A Boolean value that indicates whether the list belongs to a user and therefore requires a
  /// login.
  public var isPersonal: Bool {
    if case .kind(let kind) = self { kind.isPersonal } else { false }
  }
}

/// The service's kinds of lists, spelled as on the command line.
public enum MovieListKind: String, CaseIterable, Sendable {
  /// The most viewed movies.
  case popular
  /// The movies now in theaters.
  case nowPlaying = "now-playing"
  /// The movies with the highest ratings.
  case topRated = "top-rated"
  /// The movies coming to theaters.
  case upcoming
  /// The most viewed movies today.
  case trending
  /// The favorites of the logged-in user.
  case favorites
  /// The watchlist of the logged-in user.
  case watchlist
  /// The movies that the logged-in user has rated.
  case rated

  /// A Boolean value that indicates whether the list belongs to a user and therefore requires a
  /// login.
  public var isPersonal: Bool {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: false
    case .favorites, .watchlist, .rated: true
    }
  }

  /// The mark that all movies of a personal list have, or `nil` for lists that are the same for
  /// every user.
  public var mark: MovieMark? {
    switch self {
    case .popular, .nowPlaying, .topRated, .upcoming, .trending: nil
    case .favorites: .favorite
    case .watchlist: .watchlist
    case .rated: .rating
    }
  }
}

/// The policy for using the response cache.
///
/// A presenter sets the policy for one load, and the cache reads the policy in the same task, so
/// the gateways in between need no parameter.
///
/// ```swift
/// await CachePolicy.$reload.withValue(true) { await load() }
/// ```
public enum CachePolicy {
  /// A Boolean value that indicates whether the current task revalidates every cached response
  /// before using it.
  @TaskLocal public static var reload = false
}
