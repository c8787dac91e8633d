public import MovieEntities

/// A mark that the user can set on a movie.
public enum MovieMark: Hashable, Sendable, CaseIterable {
  /// Whether the movie is one of the user's favorites.
  case favorite
  /// Whether the movie is on the user's watchlist.
  case watchlist
  /// The user's rating of the movie.
  case rating
}

extension MarkChange {
  /// The mark that the change is about.
  public var mark: MovieMark {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }
}

extension AccountStates {
  /// Returns the change that would set a mark to its current value.
  public func now(_ mark: MovieMark) -> MarkChange {
    switch mark {
    case .favorite: .favorite(isFavorite)
    case .watchlist: .watchlist(isOnWatchlist)
    case .rating: .rating(rating)
    }
  }
}
