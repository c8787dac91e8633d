public import MovieEntities

/// The gateway to the stored marks of the demo accounts.
///
/// The embedded service calls it, on any actor, and a response waits for it. The caller may be on
/// the main actor, so work that waits for a file or a lock must run on another one.
public protocol AccountMarksStore: Sendable {
  /// Returns the marks of an account.
  ///
  /// - Parameter account: The identifier of the account.
  /// - Returns: The marks, which are empty if the account has not marked any movie.
  /// - Throws: `MovieError` if the stored marks cannot be read.
  nonisolated(nonsending) func marks(of account: Int) async throws(MovieError)
    -> AccountMarks

  /// Changes the marks of an account, and stores them.
  ///
  /// Changes that are requested at the same time are made one after another.
  ///
  /// - Parameters:
  ///   - account: The identifier of the account.
  ///   - change: A closure that receives the stored marks and changes them. It is called once.
  /// - Returns: The value that the closure returns.
  /// - Throws: `MovieError` if the stored marks cannot be read, or if the change cannot be
  ///   stored. The marks that were stored before are then still stored.
  @discardableResult
  nonisolated(nonsending) func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome
}
