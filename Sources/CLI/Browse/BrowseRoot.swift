import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperScript
import ViperTerminal

/// The first screen of a window.
struct BrowseRoot {
  /// The script command that opens the screen; `nil` if scripts cannot open it.
  let command: String?
  /// A closure that resolves the screen, if that requires a request.
  var find: (@MainActor (Gateways, Localizer) async throws(CommandFailure) -> BrowseRoot)?
  let open: @MainActor (RootRouter) async -> Void

  static func list(_ kind: MovieListKind) -> BrowseRoot {
    tab(.list(kind))
  }

  static func tab(_ tab: BrowseTab) -> BrowseRoot {
    BrowseRoot(command: "open tab \(tab.rawValue)") { await $0.open(tab) }
  }

  static func search(_ term: String) -> BrowseRoot {
    BrowseRoot(command: ScriptRecorder.quoted(term).map { "open search " + $0 }) {
      await $0.openList(ListOfMoviesInput(query: .search(term: term, year: nil)))
    }
  }

  static func discover(_ filter: MovieFilter) -> BrowseRoot {
    let line = filter.line
    guard !line.isEmpty else { return tab(.discover) }
    return BrowseRoot(command: ScriptRecorder.quoted(line).map { "open discover " + $0 }) {
      await $0.openDiscover(filter)
    }
  }

  static func similar(_ id: MovieID) -> BrowseRoot {
    related(id, "similar") { .similar(to: $0) }
  }

  static func recommended(_ id: MovieID) -> BrowseRoot {
    related(id, "recommend") { .recommended(for: $0) }
  }

  /// Creates a list related to a movie, resolving an IMDb ID to a TMDB ID first.
  private static func related(
    _ id: MovieID, _ name: String, title: String? = nil,
    _ query: @escaping @Sendable (Int) -> MovieQuery
  ) -> BrowseRoot {
    guard case .tmdb(let number) = id else {
      return BrowseRoot(
        command: nil,
        find: { (gateways, localizer) async throws(CommandFailure) in
          let movie = try await gateways.movie(id, in: localizer)
          let title = localizer.title(query(movie.id), about: movie.title)
          return related(.tmdb(movie.id), name, title: title, query)
        }, open: { _ in })
    }
    return BrowseRoot(command: "open \(name) \(number)") {
      await $0.openList(ListOfMoviesInput(query: query(number), title: title))
    }
  }
}

extension SettingKey {
  /// The list that the window opens by default.
  static let start = SettingKey("start", choices: MovieListKind.allCases.map(\.rawValue))
}

/// A tab of the window.
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

  /// Returns the tabs of a window, which call the closure when they are opened.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (BrowseTab) async -> Void
  ) -> [HostTab] {
    allCases.map { tab in
      HostTab(tab.title(in: localizer), key: tab.rawValue) { await open(tab) }
    }
  }

  /// Returns the title of a tab, a single word so that all tabs fit in 80 columns.
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
