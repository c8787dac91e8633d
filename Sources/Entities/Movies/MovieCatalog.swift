/// The gateway to a service's movies.
///
/// Interactors call it, on any actor.
public protocol MovieCatalog: Sendable {
  /// Returns one page of a list, from 1 to 500, which is empty if it is after the last one.
  ///
  /// - Throws: `MovieError` with any code except those of a log-in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the details of one movie, with its credits, trailers and similar movies.
  ///
  /// - Throws: `MovieError` with `notFound` if there is no such movie, and with any other code
  ///   except those of a log-in.
  nonisolated(nonsending) func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie
}
