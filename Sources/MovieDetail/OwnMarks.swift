public import Entities
public import Viper

/// What the person who looks at a movie has said of it, and how far what they want is.
public struct OwnMarks: Hashable, Sendable {
  /// One of the things that a person can say of a movie.
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// Whether it is one of the favorites.
    case favorite
    /// Whether it is on the watchlist.
    case watchlist
    /// What they give it.
    case rating
  }

  /// Whether the service is being asked how it is: until it has answered, nothing can be changed.
  public var isAsked: Bool
  /// Whether the service has said how it is: somebody is logged in.
  public var isKnown: Bool
  /// Whether it is one of the favorites.
  public var isFavorite: Bool
  /// Whether it is on the watchlist.
  public var isOnWatchlist: Bool
  /// What the person gave it; `nil` when they did not rate it.
  public var rating: OwnRating?
  /// What is shown already and not yet answered: those buttons are off.
  public var underWay: Set<Mark>
  /// What the field of the rating holds.
  public var ratingText: String
  /// What is wrong with that; `nil` while it is right or untouched.
  public var ratingComplaint: String?
  /// Why the service did not do what the person wanted last.
  public var refusal: Failure?
  /// Why it is not known what the person has said, as sentences; `nil` when it is known, or nobody is
  /// logged in.
  public var notice: String?

  /// Makes marks; without arguments, those of a movie of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the service is being asked how it is.
  ///   - isKnown: Whether the service has said how it is.
  ///   - isFavorite: Whether it is one of the favorites.
  ///   - isOnWatchlist: Whether it is on the watchlist.
  ///   - rating: What the person gave it, if anything.
  ///   - underWay: What is shown already and not yet answered.
  ///   - ratingText: What the field of the rating holds.
  ///   - ratingComplaint: What is wrong with that, if anything.
  ///   - refusal: Why the service did not do what the person wanted last, if it did not.
  ///   - notice: Why it is not known what the person has said, if it is not.
  public init(
    isAsked: Bool = false, isKnown: Bool = false, isFavorite: Bool = false,
    isOnWatchlist: Bool = false, rating: OwnRating? = nil, underWay: Set<Mark> = [],
    ratingText: String = "", ratingComplaint: String? = nil, refusal: Failure? = nil,
    notice: String? = nil
  ) {
    self.isAsked = isAsked
    self.isKnown = isKnown
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
    self.underWay = underWay
    self.ratingText = ratingText
    self.ratingComplaint = ratingComplaint
    self.refusal = refusal
    self.notice = notice
  }

  /// Whether the person can say something else of it now.
  ///
  /// - Parameter mark: Which of the things.
  /// - Returns: `false` until the answer to the last question about it is there.
  public func canChange(_ mark: Mark) -> Bool {
    !isAsked && !underWay.contains(mark)
  }

  /// How it is, as the wish that would make it so.
  ///
  /// - Parameter mark: Which of the things.
  /// - Returns: A wish that changes nothing.
  public func now(_ mark: Mark) -> Wish {
    switch mark {
    case .favorite: .favorite(isFavorite)
    case .watchlist: .watchlist(isOnWatchlist)
    case .rating: .rating(rating)
    }
  }

  /// These marks, with what was typed into the field of others meanwhile.
  func keepingText(of other: OwnMarks) -> OwnMarks {
    guard !other.ratingText.isEmpty else { return self }
    var marks = self
    (marks.ratingText, marks.ratingComplaint) = (other.ratingText, other.ratingComplaint)
    return marks
  }

  /// Makes it as a wish wants it.
  ///
  /// - Parameter wish: What is to be so.
  public mutating func make(_ wish: Wish) {
    switch wish {
    case .favorite(let isFavorite): self.isFavorite = isFavorite
    case .watchlist(let isOnWatchlist): self.isOnWatchlist = isOnWatchlist
    case .rating(let rating): self.rating = rating
    }
  }
}

extension Wish {
  /// Which of the things it is about.
  var mark: OwnMarks.Mark {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }
}
