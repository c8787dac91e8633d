/// The store of one owner's marks, such as an account at a service.
///
/// Only `MarkBook` calls it, on any actor.
public protocol MarkStore: Sendable {
  /// The owner of the marks.
  var owner: MarkOwner { get }

  /// Returns one page of one of the owner's lists, with the latest movie first.
  ///
  /// The kind must be a personal one. The page, from 1 to 500, is empty if it is after the last one.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the list needs an account and the session belongs to a guest.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the marks of a movie.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func states(of movie: Int) async throws(MovieError) -> AccountStates

  /// Returns the marks of all marked movies by their TMDB IDs; `nil` if that would take requests.
  ///
  /// - Throws: `MovieError` if the marks could not be read.
  nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]?

  /// Applies a change, which succeeds if it is already in effect.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the change needs an account and the session belongs to a guest.
  nonisolated(nonsending) func apply(
    _ change: MarkChange, for movie: Int
  ) async throws(MovieError)
}

extension MarkStore {
  /// Returns `nil`: reading all marks takes requests.
  public nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]? {
    nil
  }
}

/// The owner of marks: an account or a guest, in one session.
///
/// The session itself cannot be read from it.
public struct MarkOwner: Hashable, Sendable {
  /// The base URL of the service.
  public let service: String
  /// The service's identifier of the account.
  public let account: Int
  /// The hash of the session, which tells two sessions of one account apart within a run.
  private let session: Int

  /// Creates the owner of a session's marks.
  public init(_ session: any Session) {
    service = session.baseURL
    account = session.account.id
    self.session = [session.service, session.id].hashValue
  }
}

/// A change to one of a user's marks of a movie.
public enum MarkChange: Hashable, Sendable {
  /// Adds the movie to the favorites if `true`, and removes it if `false`.
  case favorite(Bool)
  /// Adds the movie to the watchlist if `true`, and removes it if `false`.
  case watchlist(Bool)
  /// Sets the user's rating; `nil` removes it.
  case rating(OwnRating?)

  /// The kind of mark that is changed.
  public var mark: MovieMark {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }
}

/// A kind of mark that a user can set on a movie.
public enum MovieMark: UInt8, Hashable, Sendable, CaseIterable {
  /// Whether the movie is one of the user's favorites.
  case favorite
  /// Whether the movie is on the user's watchlist.
  case watchlist
  /// The user's rating of the movie.
  case rating
}

/// A set of kinds of marks.
public struct MarkKinds: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one kind.
  public init(_ mark: MovieMark) { rawValue = 1 << mark.rawValue }

  /// All kinds.
  public static let all = MarkKinds(rawValue: 0b111)
}

/// The known marks of a movie.
///
/// It is small, because each row of a list has one.
public struct Marks: Hashable, Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public var isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public var isOnWatchlist: Bool
  /// The user's rating; `nil` if the user has not rated the movie, or if that is not known.
  public var rating: OwnRating?
  /// The kinds whose values are known; the others have the values of an unmarked movie.
  public var known: MarkKinds
  /// The kinds that are being changed: the new value is shown, and the service has not confirmed it.
  public var inFlight: MarkKinds

  /// Creates marks, by default those of a movie about which nothing is known.
  public init(
    isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil,
    known: MarkKinds = [], inFlight: MarkKinds = []
  ) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
    self.known = known
    self.inFlight = inFlight
  }

  /// Creates the marks that a service has returned, all of them known.
  public init(_ states: AccountStates) {
    self.init(
      isFavorite: states.isFavorite, isOnWatchlist: states.isOnWatchlist, rating: states.rating,
      known: .all)
  }

  /// Returns the change that would set a mark to its current value.
  public func current(_ mark: MovieMark) -> MarkChange {
    switch mark {
    case .favorite: .favorite(isFavorite)
    case .watchlist: .watchlist(isOnWatchlist)
    case .rating: .rating(rating)
    }
  }

  /// Returns whether a mark is set.
  public func isSet(_ mark: MovieMark) -> Bool {
    switch mark {
    case .favorite: isFavorite
    case .watchlist: isOnWatchlist
    case .rating: rating != nil
    }
  }

  /// Applies a change, after which the mark is known.
  public mutating func apply(_ change: MarkChange) {
    switch change {
    case .favorite(let isFavorite): self.isFavorite = isFavorite
    case .watchlist(let isOnWatchlist): self.isOnWatchlist = isOnWatchlist
    case .rating(let rating): self.rating = rating
    }
    known.insert(MarkKinds(change.mark))
  }

  /// Returns whether no change of a mark is in flight.
  public func canChange(_ mark: MovieMark) -> Bool { !inFlight.contains(MarkKinds(mark)) }
}

extension AccountStates {
  /// Returns the change that would set a mark to its current value.
  public func now(_ mark: MovieMark) -> MarkChange { Marks(self).current(mark) }
}
