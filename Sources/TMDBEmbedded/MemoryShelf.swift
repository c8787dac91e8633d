import Synchronization

/// Keeps what the demo accounts said for as long as it lives.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class MemoryShelf: AccountShelf {
  private let kept = Mutex<[Int: AccountMarks]>([:])

  /// Makes an empty shelf.
  public init() {}

  public func marks(of account: Int) async throws(ShelfProblem) -> AccountMarks {
    kept.withLock { $0[account] ?? AccountMarks() }
  }

  public func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(ShelfProblem) -> Outcome {
    kept.withLock { change(&$0[account, default: AccountMarks()]) }
  }
}
