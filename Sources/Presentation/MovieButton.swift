public import MovieEntities
public import Viper

/// A button for the focused movie or its list; the raw value is its identifier.
public enum MovieButton: String, Sendable, CaseIterable {
  case favorite, watchlist, rate, undo, page, trailer, copy, sort, narrow

  /// The key that presses the button.
  public var key: Character {
    switch self {
    case .favorite: "f"
    case .watchlist: "w"
    case .rate: "x"
    case .undo: "u"
    case .page: "o"
    case .trailer: "t"
    case .copy: "y"
    case .sort: "s"
    case .narrow: "&"
    }
  }

  /// The label in English.
  public var label: String {
    switch self {
    case .favorite: "Favorite"
    case .watchlist: "Watchlist"
    case .rate: "Rate"
    case .undo: "Undo"
    case .page: "Web page"
    case .trailer: "Trailer"
    case .copy: "Copy address"
    case .sort: "Sort"
    case .narrow: "Narrow"
    }
  }

  /// Returns the button with a label in the user's language.
  public func button(
    _ label: String, isEnabled: Bool = true, isChecked: Bool = false,
    style: Scene.Button.Style = .command, effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    Scene.Button(
      id: rawValue, label: label, isEnabled: isEnabled, isChecked: isChecked, key: key,
      style: style, effect: effect)
  }
}

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
