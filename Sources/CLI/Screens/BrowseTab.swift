import MovieEntities
import ViperLocalization
import ViperTerminal

/// A list that the window shows under a tab.
enum BrowseTab: RawRepresentable, CaseIterable {
  case list(MovieListKind)
  case discover

  /// The tabs from left to right.
  static let allCases = MovieListKind.allCases.map(BrowseTab.list) + [.discover]

  init?(rawValue: String) {
    guard let tab = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = tab
  }

  /// The name of the tab in a script.
  var rawValue: String {
    switch self {
    case .list(let kind): kind.rawValue
    case .discover: "discover"
    }
  }

  /// Returns the tabs of a window, which a closure opens.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (BrowseTab) async -> Void
  ) -> [HostTab] {
    allCases.map { tab in
      HostTab(tab.title(in: localizer), key: tab.rawValue) { await open(tab) }
    }
  }

  /// Returns the title of a tab: one word, so that all of them fit in 80 columns.
  private func title(in localizer: Localizer) -> String {
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
    }
  }
}
