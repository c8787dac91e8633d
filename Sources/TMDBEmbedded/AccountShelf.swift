/// Where the demo accounts keep what they said of movies.
///
/// The embedded service asks it, on any actor; an answer waits for it.
public protocol AccountShelf: Sendable {
  /// What an account has said.
  ///
  /// - Parameter account: The account's number.
  /// - Returns: Empty marks when it has said nothing yet.
  /// - Throws: `ShelfProblem` when what is kept cannot be read.
  func marks(of account: Int) throws(ShelfProblem) -> AccountMarks

  /// Changes what an account has said, and keeps it; changes that come at one time follow each other.
  ///
  /// - Parameters:
  ///   - account: The account's number.
  ///   - change: Is given what is kept now, once.
  /// - Throws: `ShelfProblem` when what is kept cannot be read, or the change not be kept; then what
  ///   was kept is still there.
  func change(
    _ account: Int, _ change: (inout AccountMarks) -> Void
  ) throws(ShelfProblem)
}
