/// What a person wants to be so of a movie.
public enum Wish: Hashable, Sendable {
  /// That it is, or is not, one of the favorites.
  case favorite(Bool)
  /// That it is, or is not, on the watchlist.
  case watchlist(Bool)
  /// That it has this rating of theirs, or none.
  case rating(OwnRating?)
}
