/// A user's mark on a movie, with its value.
public enum Mark: Hashable, Sendable {
  /// Whether the movie is one of the user's favorites.
  case favorite(Bool)
  /// Whether the movie is on the user's watchlist.
  case watchlist(Bool)
  /// The user's rating; `nil` if the movie is not rated.
  case rating(OwnRating?)

  /// A kind of mark; the raw value is its name in files.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Whether the movie is one of the user's favorites.
    case favorite
    /// Whether the movie is on the user's watchlist.
    case watchlist
    /// The user's rating of the movie.
    case rating
  }

  /// A number for each kind that has one; unlike a dictionary, it is not allocated, because large
  /// libraries have hundreds of thousands.
  package struct Numbers {
    private var favorite, watchlist, rating: Int?

    package init() {}

    package var isEmpty: Bool { favorite == nil && watchlist == nil && rating == nil }

    package subscript(_ kind: Kind) -> Int? {
      get {
        switch kind {
        case .favorite: favorite
        case .watchlist: watchlist
        case .rating: rating
        }
      }
      set {
        switch kind {
        case .favorite: favorite = newValue
        case .watchlist: watchlist = newValue
        case .rating: rating = newValue
        }
      }
    }
  }

  /// A set of kinds that takes one byte, because every row of a list contains two.
  package struct Kinds: OptionSet, Hashable, Sendable {
    package static let all = Kinds(rawValue: 0b111)

    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ kind: Kind) {
      switch kind {
      case .favorite: rawValue = 1
      case .watchlist: rawValue = 2
      case .rating: rawValue = 4
      }
    }
  }

  /// The kind of the mark.
  public var kind: Kind {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }

  /// A Boolean value that indicates whether the user has set the mark.
  public var isSet: Bool {
    switch self {
    case .favorite(let isSet), .watchlist(let isSet): isSet
    case .rating(let rating): rating != nil
    }
  }
}

extension Mark.Kind {
  /// The list of the movies on which the mark is set.
  package var list: MovieListKind {
    switch self {
    case .favorite: .favorites
    case .watchlist: .watchlist
    case .rating: .rated
    }
  }

  /// Returns the mark of a movie in the list.
  package func mark(of movie: any PopularMovie) -> Mark {
    switch self {
    case .favorite: .favorite(true)
    case .watchlist: .watchlist(true)
    case .rating: .rating(movie.ownRating)
    }
  }
}

/// A change to a mark, as requested by the user.
public enum MarkChange: Hashable, Sendable {
  /// Sets a mark to a value.
  case set(Mark)
  /// Inverts a favorite or watchlist mark, or removes a rating.
  case toggle(Mark.Kind)

  /// The kind of mark that is changed.
  public var kind: Mark.Kind {
    switch self {
    case .set(let mark): mark.kind
    case .toggle(let kind): kind
    }
  }

  /// Returns the mark that results from the change, given the current marks.
  package func mark(_ marks: Marks) -> Mark {
    switch self {
    case .set(let mark): mark
    case .toggle(.favorite): .favorite(!marks.isFavorite)
    case .toggle(.watchlist): .watchlist(!marks.isOnWatchlist)
    case .toggle(.rating): .rating(nil)
    }
  }
}

/// A user's marks on a movie, as far as they are known.
///
/// The type is small, because every row of a list contains one.
public struct Marks: Hashable, Sendable {
  /// Marks of which none is known.
  public static let unknown = {
    var marks = Marks()
    marks.known = []
    return marks
  }()

  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public private(set) var isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public private(set) var isOnWatchlist: Bool
  /// The user's rating, or `nil` if the movie is not rated or the rating is unknown.
  public private(set) var rating: OwnRating?
  /// The kinds of marks whose values are known; all other marks are unset.
  package var known = Mark.Kinds.all
  /// The kinds of marks with a change in flight, which is shown but not yet confirmed by the
  /// service.
  package var inFlight: Mark.Kinds = []
  /// When the user last saw the movie; `nil` if the local library has no viewing of it.
  public package(set) var seen: Seen?

  /// Creates marks that are all known, with the given values.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }

  /// A Boolean value that indicates whether all marks are known.
  package var areKnown: Bool { known == .all }

  /// The mark of a kind; unset if it is unknown.
  public subscript(_ kind: Mark.Kind) -> Mark {
    switch kind {
    case .favorite: .favorite(isFavorite)
    case .watchlist: .watchlist(isOnWatchlist)
    case .rating: .rating(rating)
    }
  }

  /// Replaces the mark of the same kind, which makes it known.
  public mutating func apply(_ mark: Mark) {
    switch mark {
    case .favorite(let isFavorite): self.isFavorite = isFavorite
    case .watchlist(let isOnWatchlist): self.isOnWatchlist = isOnWatchlist
    case .rating(let rating): self.rating = rating
    }
    known.insert(Mark.Kinds(mark.kind))
  }

  /// Returns whether the mark of a kind is set.
  public func isSet(_ kind: Mark.Kind) -> Bool { self[kind].isSet }

  /// Returns whether the mark of a kind is known.
  public func isKnown(_ kind: Mark.Kind) -> Bool { known.contains(Mark.Kinds(kind)) }

  /// Returns whether the mark of a kind can be changed; `false` while a change to it is in flight.
  public func canChange(_ kind: Mark.Kind) -> Bool { !inFlight.contains(Mark.Kinds(kind)) }
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
