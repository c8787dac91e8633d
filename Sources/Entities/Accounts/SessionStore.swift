/// The gateway to the stored sessions, which last from one run of the program to the next.
///
/// Interactors call it, on any actor.
public protocol SessionStore: Sendable {
  /// Stores a session in place of the previous session from the same log-in service.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be stored; the previous
  ///   session is still stored.
  nonisolated(nonsending) func save(_ session: any Session) async throws(MovieError)

  /// Returns the session that a log-in service created; `nil` if there is none.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the stored session is damaged; it is left
  ///   unchanged.
  nonisolated(nonsending) func session(
    for service: String
  ) async throws(MovieError) -> (any Session)?

  /// Returns the session of the last log-in at a base URL, from any log-in service; `nil` if the
  /// user is not logged in there.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if no such session can be read and at least one
  ///   stored session is not readable.
  nonisolated(nonsending) func session(
    at baseURL: String
  ) async throws(MovieError) -> (any Session)?

  /// Removes the session that a log-in service created.
  ///
  /// - Throws: `MovieError` with `stateNotWritable` if the session cannot be removed.
  nonisolated(nonsending) func remove(_ service: String) async throws(MovieError)
}
