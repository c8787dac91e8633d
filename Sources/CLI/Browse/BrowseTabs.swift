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
    case .home: localizer.text("Home")
    case .list(.popular): localizer.text("Popular")
    case .list(.nowPlaying): localizer.text("Now")
    case .list(.topRated): localizer.text("Top")
    case .list(.upcoming): localizer.text("Soon")
    case .list(.trending): localizer.text("Today")
    case .list(.favorites): localizer.text("Favorites")
    case .list(.watchlist): localizer.text("Watchlist")
    case .list(.rated): localizer.text("Rated")
    case .discover: localizer.text("Discover")
    case .diary: localizer.text("Diary")
    default: "\(self)"
    }
  }

  /// Returns a shorter title for terminals with 80 columns; `nil` if the title is short.
  private func shortTabTitle(in localizer: Localizer) -> String? {
    switch self {
    case .list(.favorites): localizer.text("Favs")
    case .list(.watchlist): localizer.text("List")
    case .list(.rated): localizer.text("Mine")
    case .discover: localizer.text("Find")
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
