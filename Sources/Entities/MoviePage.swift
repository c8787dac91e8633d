/// One page of a list of movies.
public struct MoviePage: Sendable {
  /// The page's number, from 1 to 500.
  public let number: Int
  /// The movies, in the service's order; twenty at most on TMDB.
  public let movies: [any PopularMovie]
  /// How many pages can be asked for, 500 at most.
  public let totalPages: Int
  /// How many movies the service says there are; it drifts from page to page.
  public let totalResults: Int

  /// The highest page that TMDB serves, whatever it says in `total_pages`.
  public static let lastServed = 500

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - number: From 1 to 500.
  ///   - movies: In the service's order.
  ///   - totalPages: What the service said; cut to 500 here.
  ///   - totalResults: What the service said.
  public init(number: Int, movies: [any PopularMovie], totalPages: Int, totalResults: Int) {
    self.number = number
    self.movies = movies
    self.totalPages = min(max(totalPages, 0), MoviePage.lastServed)
    self.totalResults = max(totalResults, 0)
  }
}
