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
}
