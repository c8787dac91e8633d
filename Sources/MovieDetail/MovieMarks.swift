public import MovieEntities
public import MoviePresentation
public import Viper

/// The marks that the user has set on a movie, and the progress of their changes.
public struct MovieMarks: Hashable, Sendable {
  /// A Boolean value that indicates whether the marks are being requested.
  ///
  /// No mark can be changed until the response has arrived.
  public var isAsked: Bool
  /// A Boolean value that indicates whether the service has sent the marks, so a user is logged in.
  public var isKnown: Bool
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public var isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public var isOnWatchlist: Bool
  /// The user's rating of the movie; `nil` if the user has not rated it.
  public var rating: OwnRating?
  /// The marks that are set, in one line; empty if there are none.
  public var summary: String
  /// The marks with a change that is shown but still under way, whose buttons are disabled.
  public var underWay: Set<MovieMark>
  /// The text of the rating field.
  public var ratingText: String
  /// A sentence that says what is wrong with that text; `nil` while the text is valid or untouched.
  public var ratingComplaint: String?
  /// A Boolean value that indicates whether the user is asked for the rating.
  public var isRatingAsked = false
  /// The changes that take back those that the user has made, the last one at the end.
  public var undo: [MarkChange] = []
  /// The failure of the user's last change, if it failed.
  public var refusal: Failure?
  /// The sentences that say why the marks are unknown.
  ///
  /// The value is `nil` if the marks are known or no user is logged in.
  public var notice: String?

  /// Creates marks, which by default are those of a movie whose marks are not known yet.
  public init(
    isAsked: Bool = false, isKnown: Bool = false, isFavorite: Bool = false,
    isOnWatchlist: Bool = false, rating: OwnRating? = nil, summary: String = "",
    underWay: Set<MovieMark> = [], ratingText: String = "", ratingComplaint: String? = nil,
    refusal: Failure? = nil,
    notice: String? = nil
  ) {
    self.isAsked = isAsked
    self.isKnown = isKnown
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
    self.summary = summary
    self.underWay = underWay
    self.ratingText = ratingText
    self.ratingComplaint = ratingComplaint
    self.refusal = refusal
    self.notice = notice
  }

  /// Returns whether the user can change a mark now, and no request about it is under way.
  public func canChange(_ mark: MovieMark) -> Bool {
    !isAsked && !underWay.contains(mark)
  }

  /// A Boolean value that indicates whether the last change can be taken back now.
  public var canUndo: Bool { undo.last.map { canChange($0.mark) } ?? false }

  mutating func forgetUndo(_ change: MarkChange) {
    if let index = undo.lastIndex(of: change) { undo.remove(at: index) }
  }

  /// Returns the change that would set a mark to its current value.
  public func now(_ mark: MovieMark) -> MarkChange {
    AccountStates(isFavorite: isFavorite, isOnWatchlist: isOnWatchlist, rating: rating).now(mark)
  }

  /// Applies a change, of which the summary does not tell yet.
  mutating func apply(_ change: MarkChange) {
    switch change {
    case .favorite(let isFavorite): self.isFavorite = isFavorite
    case .watchlist(let isOnWatchlist): self.isOnWatchlist = isOnWatchlist
    case .rating(let rating): self.rating = rating
    }
  }
}
