/// A user's marks of a movie, which TMDB calls the account states of the movie.
public protocol AccountStates: Sendable {
  /// A Boolean value that indicates whether the movie is one of the user's favorites.
  var isFavorite: Bool { get }
  /// A Boolean value that indicates whether the movie is on the user's watchlist.
  var isOnWatchlist: Bool { get }
  /// The user's rating; `nil` if the user has not rated the movie.
  var rating: OwnRating? { get }
}
