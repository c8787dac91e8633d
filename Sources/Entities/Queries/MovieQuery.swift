/// A query that selects the movies in a list.
public enum MovieQuery: Hashable, Sendable {
  /// One of the lists that the service provides.
  case kind(MovieListKind)
  /// The results of a search for a term, exactly as the user typed it, with an optional release
  /// year.
  case search(term: String, year: Int?)
  /// The movies that match a filter.
  // This case is indirect, because a filter stored inline would make every query as large as a
  // filter.
  indirect case discover(MovieFilter)
  /// Movies similar to the one with the given TMDB ID.
  case similar(to: Int)
  /// Movies that the service recommends based on the one with the given TMDB ID.
  case recommended(for: Int)
  /// A list in a custom catalog, identified by an ID that the catalog defines.
  case list(id: String)

  /// Returns the search for typed text, which consists of title words and, optionally, a release
  /// year from 1888 to 2099 at the end, with or without parentheses.
  package static func search(typed text: String) -> MovieQuery {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, var last = words.last else {
      return .search(term: words.joined(separator: " "), year: nil)
    }
    if last.hasPrefix("("), last.hasSuffix(")") { last = last.dropFirst().dropLast() }
    guard last.utf8.count == 4, last.utf8.allSatisfy(\.isDigit), let year = Int(last),
      Film.years.contains(year)
    else { return .search(term: words.joined(separator: " "), year: nil) }
    return .search(term: words.dropLast().joined(separator: " "), year: year)
  }

  /// A Boolean value that indicates whether the list belongs to a user and therefore requires a
  /// login.
  public var isPersonal: Bool {
    if case .kind(let kind) = self { kind.isPersonal } else { false }
  }
}

/// A kind of list that the service provides, whose raw value is spelled as on the command line.
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
  /// The logged-in user's favorites.
  case favorites
  /// The logged-in user's watchlist.
  case watchlist
  /// The movies that the logged-in user has rated.
  case rated

  /// A Boolean value that indicates whether the list belongs to a user and therefore requires a
  /// login.
  public var isPersonal: Bool { markKind != nil }

  /// The kind of mark that all movies in a personal list have, or `nil` for lists that are the same for
  /// every user.
  public var markKind: Mark.Kind? {
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
/// An interactor sets the policy for one request of the presenter, and the cache reads it in the
/// same task, so the gateways between them need no additional parameter.
///
/// ```swift
/// try await CachePolicy.reloading(reload) { () throws(MovieError) in
///   try await catalog.movies(query, page: page)
/// }
/// ```
public enum CachePolicy {
  /// A Boolean value that indicates whether the current task revalidates every cached response
  /// before using it.
  @TaskLocal public static var reload = false

  /// Runs work that, if `reload` is `true`, revalidates every cached response before using it.
  public nonisolated(nonsending) static func reloading<Success, WorkError: Error>(
    _ reload: Bool, _ work: nonisolated(nonsending) () async throws(WorkError) -> Success
  ) async throws(WorkError) -> Success {
    guard reload else { return try await work() }
    let result: Result<Success, WorkError> = await $reload.withValue(true) {
      do throws(WorkError) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
