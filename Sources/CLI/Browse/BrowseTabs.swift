import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Route {
  /// The routes that the window shows as tabs, from left to right.
  static let tabs =
    [.home] + MovieListKind.allCases.map(Route.list) + [.discover(MovieFilter()), .diary]

  /// The key of the diary's tab; all other tabs have digits.
  static let diaryKey: Character = "d"

  /// Returns the window's tabs, each of which calls `open` with its route.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (Route) async -> Void
  ) -> [HostTab] {
    tabs.enumerated().map { number, route in
      HostTab(
        route.tabTitle(in: localizer), shortTitle: route.shortTabTitle(in: localizer),
        key: "\(route)", shortcut: route == .diary ? diaryKey : Character("\(number)")
      ) { await open(route) }
    }
  }

  /// Returns the title of the route's tab: a single word, because there are many tabs.
  private func tabTitle(in localizer: Localizer) -> String {
    switch self {
    case .home: localizer("Home")
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

  /// Returns a shorter title for terminals with 80 columns; `nil` if the title is short.
  private func shortTabTitle(in localizer: Localizer) -> String? {
    switch self {
    case .list(.favorites): localizer("Favs")
    case .list(.watchlist): localizer("List")
    case .list(.rated): localizer("Mine")
    case .discover: localizer("Find")
    default: nil
    }
  }
}

extension SettingKey {
  /// Whether to reopen the screens from the previous run if the user does not specify a
  /// destination.
  static let resume = SettingKey("resume", choices: ["on", "off"])
  /// Whether to enable the mouse.
  static let mouse = SettingKey("mouse", choices: ["on", "off"])
  /// The tab to start with if the user does not specify a destination.
  static let start = SettingKey("start", choices: Route.tabs.map { "\($0)" })
}
