/// The gateway to a service's genres.
///
/// Commands call it, on any actor.
public protocol GenreSource: Sendable {
  /// Returns the genres that the service's movies can have, in the service's order.
  ///
  /// - Throws: `MovieError` with any code except those of a log-in.
  nonisolated(nonsending) func genres() async throws(MovieError) -> [Genre]
}
