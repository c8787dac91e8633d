/// Where movies come from.
///
/// Interactors ask it; any actor may.
public protocol MovieCatalogue: Sendable {
  /// One page of a list.
  ///
  /// - Parameters:
  ///   - query: Which list.
  ///   - page: From 1 to 500.
  /// - Returns: The page; empty when it lies past the end.
  /// - Throws: `MovieError` of any code but those of a log-in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Everything about one movie.
  ///
  /// - Parameter id: TMDB's number or an IMDb id.
  /// - Returns: The movie with its credits, trailers and similar movies.
  /// - Throws: `MovieError` with `notFound` when there is no such movie, and any other code but
  ///   those of a log-in.
  nonisolated(nonsending) func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie
}
