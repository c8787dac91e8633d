/// The gateway to a service's people.
///
/// Interactors call it, on any actor.
public protocol PersonSource: Sendable {
  /// Returns a person with the person's parts in movies.
  ///
  /// - Throws: `MovieError` with `notFound` if there is no such person, and with any other code
  ///   except those of a log-in.
  nonisolated(nonsending) func person(_ id: Int) async throws(MovieError) -> any Person
}
