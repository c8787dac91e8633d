/// A user's marks of a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountStatesEntity: AccountStates, Hashable {
  public let isFavorite: Bool
  public let isOnWatchlist: Bool
  public let rating: OwnRating?

  /// Creates the states from their values.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }
}
