/// Where the demo accounts keep what they said of movies.
///
/// The embedded service asks it, on any actor; a response waits for it. What has to wait for a file or a
/// lock does that elsewhere, for the caller may be on the main actor.
public protocol AccountShelf: Sendable {
  /// What an account has said.
  ///
  /// - Parameter account: The account's number.
  /// - Returns: Empty marks when it has said nothing yet.
  /// - Throws: `ShelfProblem` when what is kept cannot be read.
  nonisolated(nonsending) func marks(of account: Int) async throws(ShelfProblem) -> AccountMarks

  /// Changes what an account has said, and keeps it; changes that come at one time follow each other.
  ///
  /// - Parameters:
  ///   - account: The account's number.
  ///   - change: Is given what is kept now, once.
  /// - Returns: What the change returns.
  /// - Throws: `ShelfProblem` when what is kept cannot be read, or the change not be kept; then what
  ///   was kept is still there.
  @discardableResult
  nonisolated(nonsending) func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(ShelfProblem) -> Outcome
}
