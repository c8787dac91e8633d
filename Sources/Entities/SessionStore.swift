/// Where a log-in is kept from one run to the next.
///
/// Interactors ask it; any actor may.
public protocol SessionStore: Sendable {
  /// Keeps a session in place of the one that its service gave before.
  ///
  /// - Parameter session: What the log-in left behind.
  /// - Throws: `MovieError` with `stateNotWritable` when it cannot be kept; what was kept before is
  ///   still there.
  nonisolated(nonsending) func save(_ session: any Session) async throws(MovieError)

  /// The session that a service gave.
  ///
  /// - Parameter service: The service's name.
  /// - Returns: Nothing when there is none.
  /// - Throws: `MovieError` with `stateNotReadable` when what is kept is damaged; it stays as it is.
  nonisolated(nonsending) func session(
    for service: String
  ) async throws(MovieError) -> (any Session)?

  /// The session of the last log-in at a service that lives somewhere, whatever its name.
  ///
  /// - Parameter baseURL: Where the service lives.
  /// - Returns: Nothing when nobody is logged in there.
  /// - Throws: `MovieError` with `stateNotReadable` when there is none that can be read, and one that
  ///   cannot.
  nonisolated(nonsending) func session(
    at baseURL: String
  ) async throws(MovieError) -> (any Session)?

  /// Forgets the session that a service gave.
  ///
  /// - Parameter service: The service's name.
  /// - Throws: `MovieError` with `stateNotWritable` when it cannot be removed.
  nonisolated(nonsending) func remove(_ service: String) async throws(MovieError)
}
