import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Route {
  /// The routes that the window shows under tabs, from left to right.
  static let tabs = MovieListKind.allCases.map(Route.list) + [.discover(MovieFilter())]

  /// Returns the tabs of a window, which a closure opens.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (Route) async -> Void
  ) -> [HostTab] {
    tabs.map { route in
      HostTab(route.tabTitle(in: localizer), key: "\(route)") { await open(route) }
    }
  }

  /// Returns the title of the route's tab: one word, so that all of them fit in 80 columns.
  private func tabTitle(in localizer: Localizer) -> String {
    switch self {
    case .list(.popular): localizer("Popular")
    case .list(.nowPlaying): localizer("Now")
    case .list(.topRated): localizer("Top")
    case .list(.upcoming): localizer("Soon")
    case .list(.trending): localizer("Today")
    case .list(.favorites): localizer("Favorites")
    case .list(.watchlist): localizer("Watchlist")
    case .list(.rated): localizer("Rated")
    case .discover: localizer("Discover")
    default: "\(self)"
    }
  }
}

extension SettingKey {
  /// Whether the window continues where the last session ended, if its command names no destination.
  static let resume = SettingKey("resume", choices: ["on", "off"])
  /// The list that the window starts with if its command names none.
  static let start = SettingKey("start", choices: MovieListKind.allCases.map(\.rawValue))
}
