public import MovieEntities
import Synchronization

/// A store of the demo accounts' marks in memory, which lasts as long as the object.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class MemoryMarksStore: AccountMarksStore {
  private let kept = Mutex<[Int: AccountMarks]>([:])

  /// Creates an empty store.
  public init() {}

  public func marks(of account: Int) async throws(MovieError) -> AccountMarks {
    kept.withLock { $0[account] ?? AccountMarks() }
  }

  public func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome {
    kept.withLock { change(&$0[account, default: AccountMarks()]) }
  }
}
