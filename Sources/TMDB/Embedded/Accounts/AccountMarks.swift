public import MovieEntities
import Synchronization

/// A demo account's marks of movies; each list is in the order in which the movies were marked.
public struct AccountMarks: Hashable, Sendable, Codable {
  /// A movie and the account's rating of it.
  public struct Rated: Hashable, Sendable, Codable {
    /// The TMDB ID of the movie.
    public let id: Int
    /// The rating, from 0.5 to 10, in steps of 0.5.
    public let value: Double
  }

  /// The favorites, as TMDB's identifiers.
  public private(set) var favorites: [Int] = []
  /// The watchlist, as TMDB's identifiers.
  public private(set) var watchlist: [Int] = []
  /// The rated movies, with their ratings.
  public private(set) var rated: [Rated] = []

  /// Creates the marks of an account that has not marked any movie.
  public init() {}

  /// Decodes stored marks.
  ///
  /// - Throws: `DecodingError` if an account cannot have the marks, or if they cannot be decoded.
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
        .init(codingPath: kept.codingPath, debugDescription: "no account can have said that"))
    }
  }

  /// Adds a movie to the favorites, where one that already is keeps its position, or removes it.
  public mutating func setFavorite(_ id: Int, _ isFavorite: Bool) {
    Self.set(id, isFavorite, in: &favorites)
  }

  /// Adds a movie to the watchlist, where one that already is keeps its position, or removes it.
  public mutating func setWatchlist(_ id: Int, _ isOnWatchlist: Bool) {
    Self.set(id, isOnWatchlist, in: &watchlist)
  }

  /// Rates a movie, or removes its rating; a value that TMDB would refuse is ignored.
  public mutating func rate(_ id: Int, _ value: Double?) {
    guard value.map({ OwnRating($0) != nil }) ?? true else { return }
    rated.removeAll { $0.id == id }
    if let value { rated.append(Rated(id: id, value: value)) }
  }

  /// Returns the rating of a movie; `nil` if it is not rated.
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
