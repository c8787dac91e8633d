/// A user's marks of a movie, which TMDB calls the account states of the movie.
public struct AccountStates: Hashable, Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  public let isFavorite: Bool
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  public let isOnWatchlist: Bool
  /// The user's rating; `nil` if the user has not rated the movie.
  public let rating: OwnRating?

  /// Creates the states from their values.
  public init(isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: OwnRating? = nil) {
    self.isFavorite = isFavorite
    self.isOnWatchlist = isOnWatchlist
    self.rating = rating
  }
}
