/// A store of the marks of one owner, such as an account with a service.
///
/// Only `MarkBook` and `MarkUpload` call the store, possibly from any actor.
public protocol MarkStore: Sendable {
  /// The owner of the marks.
  var owner: MarkOwner { get }

  /// Returns a page of one of the owner's lists, with the most recently marked movie first.
  ///
  /// The list must be personal. The page number is from 1 to 500; a page past the end is empty.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the list requires an account and the session belongs to a guest.
  nonisolated(nonsending) func movies(
    _ kind: MovieListKind, page: Int
  ) async throws(MovieError) -> MoviePage

  /// Returns the marks on a movie.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session.
  nonisolated(nonsending) func states(of movie: Int) async throws(MovieError) -> AccountStates

  /// Returns the marks on all marked movies, keyed by TMDB ID, or `nil` if the store cannot read
  /// them without sending requests.
  ///
  /// - Throws: `MovieError` if the marks could not be read.
  nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]?

  /// Applies a change, or succeeds without doing anything if the change is already in effect.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` if the service no longer accepts the session, or if
  ///   the change requires an account and the session belongs to a guest.
  nonisolated(nonsending) func apply(
    _ change: MarkChange, for movie: MovieSummary
  ) async throws(MovieError)
}

extension MarkStore {
  /// Returns `nil` by default, because most stores cannot read all marks without sending requests.
  public nonisolated(nonsending) func all() async throws(MovieError) -> [Int: AccountStates]? {
    nil
  }
}

/// The owner of marks: the account or guest that a session belongs to.
///
/// A value of this type does not reveal the session ID.
public struct MarkOwner: Hashable, Sendable {
  /// The owner of the marks in the local library.
  public static let thisComputer = MarkOwner()

  /// The base URL of the service.
  public let service: String
  /// The account's ID on the service.
  public let account: Int
  /// A hash that distinguishes sessions for the same account within one run of the program.
  private let session: Int

  /// Creates the owner of a session's marks.
  public init(_ session: any Session) {
    service = session.baseURL
    account = session.account.id
    self.session = [session.service, session.id].hashValue
  }

  private init() { (service, account, session) = ("", 0, 0) }
}

/// A change to one of a user's marks.
public enum MarkChange: Hashable, Sendable {
  /// Adds the movie to the favorites if the value is `true`, or removes it if the value is `false`.
  case favorite(Bool)
  /// Adds the movie to the watchlist if the value is `true`, or removes it if the value is `false`.
  case watchlist(Bool)
  /// Sets the user's rating, or removes the rating if the value is `nil`.
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
  /// The bits, one per kind.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set with one kind.
  public init(_ mark: MovieMark) { rawValue = 1 << mark.rawValue }

  /// All kinds.
  public static let all = MarkKinds(rawValue: 0b111)
}

/// The known marks on a movie.
///
/// The type is small, because every row of a list contains one.
public struct Marks: Hashable, Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public var isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public var isOnWatchlist: Bool
  /// The user's rating, or `nil` if the movie is not rated or the rating is unknown.
  public var rating: OwnRating?
  /// The kinds of marks whose values are known; all other marks are unset.
  public var known: MarkKinds
  /// The kinds of marks with a change in flight, which is shown but not yet confirmed by the
  /// service.
  public var inFlight: MarkKinds
  /// When the user last saw the movie; `nil` if the local library has no viewing of it.
  public var seen: Seen?

  /// Creates marks with the given values; by default, all marks are unknown.
  public init(
    isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil,
    known: MarkKinds = [], inFlight: MarkKinds = [], seen: Seen? = nil
  ) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
    self.known = known
    self.inFlight = inFlight
    self.seen = seen
  }

  /// Creates marks from a service's response, so that all marks are known.
  public init(_ states: AccountStates) {
    self.init(
      isFavorite: states.isFavorite, isOnWatchlist: states.isOnWatchlist, rating: states.rating,
      known: .all)
  }

  /// Returns the change that sets a mark to its current value.
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

  /// Applies a change, which makes the mark known.
  public mutating func apply(_ change: MarkChange) {
    switch change {
    case .favorite(let isFavorite): self.isFavorite = isFavorite
    case .watchlist(let isOnWatchlist): self.isOnWatchlist = isOnWatchlist
    case .rating(let rating): self.rating = rating
    }
    known.insert(MarkKinds(change.mark))
  }

  /// Returns whether a mark can be changed; `false` while another change to the mark is in flight.
  public func canChange(_ mark: MovieMark) -> Bool { !inFlight.contains(MarkKinds(mark)) }
}

/// The last time that the user saw a movie, to the day, if the day is known.
///
/// The type is small, because the marks of every row contain one.
public struct Seen: Hashable, Sendable {
  /// The days since 1970; `Int32.min` if the day is unknown.
  private let days: Int32

  /// The day; `nil` if unknown.
  public var day: Day? { days == .min ? nil : Day(daysSince1970: Int(days)) }

  /// Creates a value for a day, or for an unknown day.
  public init(on day: Day?) {
    days = day.map { Int32($0.daysSince1970) } ?? .min
  }
}

extension AccountStates {
  /// Returns the change that sets a mark to its current value.
  public func current(_ mark: MovieMark) -> MarkChange { Marks(self).current(mark) }
}
