import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Route {
  /// The routes that the window shows as tabs, from left to right.
  static let tabs = MovieListKind.allCases.map(Route.list) + [.discover(MovieFilter()), .diary]

  /// Returns the window's tabs, each of which calls `open` with its route.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (Route) async -> Void
  ) -> [HostTab] {
    tabs.map { route in
      HostTab(
        route.tabTitle(in: localizer), key: "\(route)", shortcut: route == .diary ? "d" : nil
      ) { await open(route) }
    }
  }

  /// Returns the title of the route's tab: a single word, because there are many tabs.
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
    case .diary: localizer("Diary")
    default: "\(self)"
    }
  }
}

extension SettingKey {
  /// Whether to reopen the screens from the previous run if the user does not specify a
  /// destination.
  static let resume = SettingKey("resume", choices: ["on", "off"])
  /// The list to start with if the user does not specify a destination.
  static let start = SettingKey("start", choices: MovieListKind.allCases.map(\.rawValue))
}
