public import MovieEntities
import Synchronization

/// The gateway to the stored marks of the demo accounts.
///
/// The embedded service calls it, on any actor, and a response waits for it. The caller may be on
/// the main actor, so work that waits for a file or a lock must run on another one.
public protocol AccountMarksStore: Sendable {
  /// Returns the marks of an account, which are empty if it has not marked any movie.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read.
  nonisolated(nonsending) func marks(of account: Int) async throws(MovieError)
    -> AccountMarks

  /// Changes the marks of an account, stores them, and returns the value of the closure.
  ///
  /// The closure is called once. Changes that are requested at the same time are made one after another.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read, or if the change cannot be
  ///   stored. The marks that were stored before are then still stored.
  @discardableResult
  nonisolated(nonsending) func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome
}

extension AccountMarksStore {
  /// Returns the marks of all movies that a session's account has marked, by their TMDB IDs.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read; `notLoggedIn` if the session belongs
  ///   to none of the demo accounts.
  public func states(of session: any Session) async throws(MovieError) -> [Int: AccountStates] {
    guard let account = EmbeddedAccounts.number(of: session) else {
      throw MovieError(.notLoggedIn(.sessionRefused))
    }
    let marks = try await marks(of: account)
    let ids = Set(marks.favorites + marks.watchlist + marks.rated.map(\.id))
    return Dictionary(
      uniqueKeysWithValues: ids.map { id in
        let states = AccountStates(
          isFavorite: marks.favorites.contains(id), isOnWatchlist: marks.watchlist.contains(id),
          rating: marks.rating(of: id).flatMap { OwnRating($0) })
        return (id, states)
      })
  }
}

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
