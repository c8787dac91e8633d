import MovieEntities
import Viper
import ViperLocalization
import ViperTerminal

/// A screen that a route can name.
///
/// Each screen has one file in this folder, with its entry and its module. `browse`, `open` and
/// `go to` in scripts, recordings, tabs, the palette, completions and `--resume` read the table of
/// entries. To add a screen, add such a file, and the entry to `others`.
struct ScreenEntry: Sendable {
  /// The screen's tab in the window.
  struct Tab: Sendable {
    let key: Character
    /// Whether a wider gap separates the tab from the previous one.
    var startsGroup = false
    /// The localized title: a single word, because there are many tabs.
    let title: @Sendable (Localizer) -> String
  }

  /// All screens: first the lists, and then the others in the order of the help.
  static let all = lists + [search, discover, similar, recommend] + others

  private static let others = [detail, person, diary, stats, home]

  /// The names in `expect screen`: all lists share one, and each other screen has its own.
  static let screenNames = ["list"] + others.map(\.name)

  /// The first word of the screen's routes.
  let name: String
  /// What `open` and the name do in a script; `nil` for lists, which `open list` opens.
  var help: String?
  /// What follows the name in a route, if anything.
  var argument: RouteArgument?
  /// Whether the argument can be omitted.
  var isArgumentOptional = false
  /// The tab of the route without an argument, if it has one.
  var tab: Tab?
  /// Returns the query for the list about the route's movie, given the movie's TMDB ID; `nil` if
  /// this is no such list.
  var queryAboutMovie: (@Sendable (Int) -> MovieQuery)?
  /// Returns the page on TMDB or IMDb that shows the same as the route.
  var page: @Sendable (Route) -> PageAddress? = { _ in nil }
  /// Returns the route that shows the same as a page on TMDB or IMDb; `nil` if this is not the
  /// screen for it.
  var route: @Sendable (PageAddress) -> Route? = { _ in nil }
  /// Returns a new module that shows the route, with the saved state, if any; `nil` if the argument
  /// is missing or invalid.
  let module: @MainActor @Sendable (RootRouter, SavedWindow.Screen) -> Module?

  /// The screens that scripts open by their names.
  static let pages = all.filter { $0.help != nil }

  /// Returns the screen that a route names.
  static func named(_ name: String) -> ScreenEntry? { all.first { $0.name == name } }
}

/// What follows a screen's name in a route.
enum RouteArgument: Sendable {
  /// The text of a search.
  case text
  /// A filter, such as `drama rating 7..`.
  case filter
  /// A movie's TMDB or IMDb ID.
  case movie
  /// A movie's ID or, for one that the library has without an ID, its title and year.
  case film
  /// A person's TMDB ID.
  case person

  /// Returns the argument in the form that routes have; `nil` if it is invalid.
  func normalized(_ text: String) -> String? {
    switch self {
    case .text: text.contains { !$0.isWhitespace } ? text : nil
    case .filter: (try? FilterLine.filter(text))?.line
    case .movie: MovieID(text).map { "\($0)" }
    case .film: MovieID.described(by: text).map { "\($0)" }
    case .person: PersonID(text).map { "\($0.number)" }
    }
  }
}

extension Route {
  /// Creates a route from its words, or returns `nil` if the words are invalid.
  init?(words: [String]) {
    guard let entry = words.first.flatMap(ScreenEntry.named), words.count <= 2 else { return nil }
    self.init(entry, words.dropFirst().first)
  }

  /// Creates a route to a screen, or returns `nil` if the argument is missing or invalid.
  init?(_ screen: ScreenEntry, _ argument: String?) {
    guard let argument else {
      guard screen.argument == nil || screen.isArgumentOptional else { return nil }
      self.init(name: screen.name)
      return
    }
    guard let argument = screen.argument?.normalized(argument) else { return nil }
    self.init(name: screen.name, argument: argument.isEmpty ? nil : argument)
  }

  /// Creates a route from its description, or returns `nil` if the description is invalid.
  init?(_ description: String) {
    // The argument can begin with a letter that is a character together with the blank.
    let words = description.unicodeScalars.split(separator: " ", maxSplits: 1)
    self.init(words: words.map { String($0) })
  }

  /// Creates the route for a TMDB or IMDb page, or returns `nil` if the window cannot show such a
  /// page.
  init?(_ page: PageAddress) {
    guard let route = ScreenEntry.all.lazy.compactMap({ $0.route(page) }).first else { return nil }
    self = route
  }

  /// The screen that the route names; `nil` if there is none.
  var screen: ScreenEntry? { ScreenEntry.named(name) }

  /// The URL of the route's page on TMDB or IMDb, if there is such a page.
  var url: String? { screen?.page(self)?.url }

  /// The names of all screens.
  static let names = ScreenEntry.all.map(\.name)

  /// The routes that the window shows as tabs, from left to right.
  static let tabs: [Route] = tabEntries.map { entry in Route(name: entry.name) }

  /// The screens with tabs: digits come before letters.
  private static let tabEntries: [ScreenEntry] = ScreenEntry.all.filter { $0.tab != nil }
    .sorted { left, right in
      guard let left = left.tab?.key, let right = right.tab?.key else { return false }
      return left < right
    }

  /// Returns the window's tabs, each of which calls `open` with its route.
  static func hostTabs(
    in localizer: Localizer, open: @escaping @MainActor (Route) async -> Void
  ) -> [HostTab] {
    tabEntries.compactMap { entry in
      entry.tab.map { tab in
        HostTab(
          tab.title(localizer), key: entry.name, shortcut: tab.key, startsGroup: tab.startsGroup
        ) { await open(Route(name: entry.name)) }
      }
    }
  }

  /// The names of the tabs whose keys are letters, by key.
  static let letterTabs: [Character: String] = tabEntries.reduce(into: [:]) { names, entry in
    if let key = entry.tab?.key, key.isLetter { names[key] = entry.name }
  }
}
