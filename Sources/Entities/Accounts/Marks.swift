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

/// A user's marks of a movie, as far as they are known.
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
