/// A change to one of a user's marks of a movie.
public enum MarkChange: Hashable, Sendable {
  /// Adds the movie to the favorites if `true`, and removes it if `false`.
  case favorite(Bool)
  /// Adds the movie to the watchlist if `true`, and removes it if `false`.
  case watchlist(Bool)
  /// Sets the user's rating; `nil` removes it.
  case rating(OwnRating?)
}
