import MovieEntities

/// A list that the window shows under a tab.
enum BrowseTab: Hashable {
  case list(MovieListKind)
  case discover

  /// The tabs from left to right.
  static let all = MovieListKind.allCases.map(BrowseTab.list) + [.discover]

  var root: BrowseRoot {
    switch self {
    case .list(let kind): .list(kind)
    case .discover: .discover(MovieFilter())
    }
  }
}
