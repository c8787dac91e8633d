/// The gateway to a service's movies.
///
/// Interactors can call the gateway from any actor.
public protocol MovieCatalog: Sendable {
  /// The facts from the pages that the catalog has loaded; `nil` if the catalog keeps no facts.
  var known: KnownMovies? { get }

  /// Returns one page of a list.
  ///
  /// The page number is from 1 to 500; a page past the end is empty.
  ///
  /// - Throws: `MovieError` with any code except those for logins.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the details of one movie, with its credits, trailers and similar movies.
  ///
  /// - Throws: `MovieError` with `notFound` if there is no such movie, or with any other code
  ///   except those for logins.
  nonisolated(nonsending) func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie
}

extension MovieCatalog {
  /// The known facts, `nil` by default.
  public var known: KnownMovies? { nil }

  /// Returns the movies that have a title, as `TitleKey` compares it, and, if it is given, a year.
  ///
  /// - Throws: `MovieError`, as `movies(_:page:)` does.
  package nonisolated(nonsending) func movies(
    titled title: String, from year: Int?
  ) async throws(MovieError) -> [any PopularMovie] {
    let key = TitleKey(title, year: year)
    // A service may not find a title with another article or punctuation.
    for term in title.lowercased() == key.words ? [title] : [title, key.words] {
      let page = try await movies(.search(term: term, year: year), page: 1)
      let same = page.movies.filter { movie in
        [movie.title, movie.originalTitle].contains {
          TitleKey($0, year: year == nil ? nil : movie.releaseYear) == key
        }
      }
      if !same.isEmpty { return same }
    }
    return []
  }
}

/// One page of a list of movies.
public struct MoviePage: Sendable {
  /// The number of the page, from 1 to 500.
  public let number: Int
  /// The movies, in the service's order; at most 20 from TMDB.
  public let movies: [any PopularMovie]
  /// The number of pages that can be requested, at most 500.
  public let totalPages: Int
  /// The number of movies in the list according to the service, which can vary between pages.
  public let totalResults: Int
  /// The number of movies skipped because they could not be decoded.
  public let unreadable: Int
  /// The number of rows that are not movies, such as TMDB's collections.
  public let others: Int

  /// The number of movies on a full page from TMDB.
  public static let defaultLength = 20
  /// The number of the last page that TMDB serves, even if `total_pages` is greater.
  public static let lastServed = 500

  /// Creates a page, clamping the number of pages to 0–500 and the number of movies to at least 0.
  public init(
    number: Int, movies: [any PopularMovie], totalPages: Int, totalResults: Int,
    unreadable: Int = 0, others: Int = 0
  ) {
    self.number = number
    self.movies = movies
    self.totalPages = min(max(totalPages, 0), MoviePage.lastServed)
    self.totalResults = max(totalResults, 0)
    self.unreadable = unreadable
    self.others = others
  }
}
