/// A user's marks of a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountStatesEntity: AccountStates, Hashable {
  public let isFavorite: Bool
  public let isOnWatchlist: Bool
  public let rating: OwnRating?

  /// Creates the states from their values.
  ///
  /// - Parameters:
  ///   - isFavorite: Whether the movie is one of the user's favorites.
  ///   - isOnWatchlist: Whether the movie is on the user's watchlist.
  ///   - rating: The user's rating, if any.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }
}
