public import MovieEntities
import Synchronization

/// A demo account's marks, with each list in the order in which the movies were marked.
public struct AccountMarks: Hashable, Sendable, Codable {
  /// A movie and its rating.
  public struct Rated: Hashable, Sendable, Codable {
    /// The movie's TMDB ID.
    public let id: Int
    /// The rating, from 0.5 to 10 in steps of 0.5.
    public let value: Double
  }

  /// The TMDB IDs of the favorites.
  public private(set) var favorites: [Int] = []
  /// The TMDB IDs of the movies on the watchlist.
  public private(set) var watchlist: [Int] = []
  /// The rated movies and their ratings.
  public private(set) var rated: [Rated] = []

  /// Creates empty marks.
  public init() {}

  /// Decodes stored marks.
  ///
  /// - Throws: `DecodingError` if the marks cannot be decoded or are invalid.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    favorites = try kept.decode([Int].self, forKey: .favorites)
    watchlist = try kept.decode([Int].self, forKey: .watchlist)
    rated = try kept.decode([Rated].self, forKey: .rated)
    let lists = [favorites, watchlist, rated.map(\.id)]
    guard lists.allSatisfy({ Set($0).count == $0.count && $0.allSatisfy { $0 > 0 } }),
      rated.allSatisfy({ OwnRating($0.value) != nil })
    else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: kept.codingPath, debugDescription: "duplicate IDs, or an invalid ID or rating"
        ))
    }
  }

  /// Adds a movie to the favorites or removes it from them; an existing favorite keeps its
  /// position.
  public mutating func setFavorite(_ id: Int, _ isFavorite: Bool) {
    Self.set(id, isFavorite, in: &favorites)
  }

  /// Adds a movie to the watchlist or removes it from the list; a movie already on the list keeps
  /// its position.
  public mutating func setWatchlist(_ id: Int, _ isOnWatchlist: Bool) {
    Self.set(id, isOnWatchlist, in: &watchlist)
  }

  /// Rates a movie or, if the value is `nil`, removes the movie's rating; an invalid rating is
  /// ignored.
  public mutating func rate(_ id: Int, _ value: Double?) {
    guard value.map({ OwnRating($0) != nil }) ?? true else { return }
    rated.removeAll { $0.id == id }
    if let value { rated.append(Rated(id: id, value: value)) }
  }

  /// Returns the rating of a movie, or `nil` if the movie is not rated.
  public func rating(of id: Int) -> Double? {
    rated.first { $0.id == id }?.value
  }

  private static func set(_ id: Int, _ isSet: Bool, in list: inout [Int]) {
    if !isSet {
      list.removeAll { $0 == id }
    } else if !list.contains(id) {
      list.append(id)
    }
  }
}

/// The gateway to the stored marks of the demo accounts.
///
/// The embedded service calls the store from any actor and waits for the result. The service may be
/// running on the main actor, so blocking work, such as reading a file, must run on another
/// executor.
public protocol AccountMarksStore: Sendable {
  /// Returns an account's marks, which are empty by default.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read.
  nonisolated(nonsending) func marks(of account: Int) async throws(MovieError)
    -> AccountMarks

  /// Changes and stores an account's marks, and returns the closure's result.
  ///
  /// The closure is called once. Concurrent calls to this method run one after another.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read or the change cannot be stored.
  ///   After an error, the stored marks are unchanged.
  @discardableResult
  nonisolated(nonsending) func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome
}

extension AccountMarksStore {
  /// Returns all marks of a session's account, keyed by TMDB ID.
  ///
  /// - Throws: `MovieError` if the stored marks cannot be read; `notLoggedIn` if the session does
  ///   not belong to a demo account.
  public func marks(of session: any Session) async throws(MovieError) -> [Int: Marks] {
    guard let account = EmbeddedAccounts.number(of: session) else {
      throw MovieError(.notLoggedIn(.sessionRejected))
    }
    let marks = try await marks(of: account)
    let ids = Set(marks.favorites + marks.watchlist + marks.rated.map(\.id))
    return Dictionary(
      uniqueKeysWithValues: ids.map { id in
        let movie = Marks(
          isFavorite: marks.favorites.contains(id), isOnWatchlist: marks.watchlist.contains(id),
          rating: marks.rating(of: id).flatMap { OwnRating($0) })
        return (id, movie)
      })
  }
}

/// An in-memory store of the demo accounts' marks.
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
