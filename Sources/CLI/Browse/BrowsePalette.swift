import MovieEntities
import MoviePresentation
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The program's own palette entries: a random movie, the statistics, the embedded catalog, the
/// account, the themes and the settings.
@MainActor
struct BrowsePalette {
  let router: RootRouter
  let context: Context
  let record: @MainActor (String) -> Void
  let say: @MainActor (String) -> Void
  let setTheme: @MainActor (ThemeMode) -> Void
  /// Starts again with the embedded catalog; `nil` if it is already in use.
  let useEmbedded: (@MainActor () -> Void)?
  private var localizer: Localizer { context.localizer }

  func entries() async -> [PaletteEntry] {
    // If the session cannot be read, offer a login, because a login replaces the session.
    let session = try? await router.gateways.account.session()
    return random + [stats] + embedded + (session.map(account) ?? [logIn])
      + ThemeMode.allCases.map(theme)
      + SettingKey.all.map(setting)
  }

  /// The entry that opens a random movie from the rows loaded so far; empty unless a list is shown.
  private var random: [PaletteEntry] {
    guard let scene = router.window.scene, scene.name == "list" else { return [] }
    // Rows for people have non-numeric IDs.
    let movies = scene.rows.map(\.id).filter { Int($0) != nil }
    guard !movies.isEmpty else { return [] }
    return [
      PaletteEntry(localizer("Random movie")) {
        guard let movie = movies.randomElement() else { return }
        record("select id \(movie)")
        await router.window.send(.selectID(movie))
      }
    ]
  }

  private var stats: PaletteEntry {
    PaletteEntry(localizer("Statistics")) {
      if let line = Route.stats.placeLine { record(line) }
      await router.go(to: .stats)
    }
  }

  private var embedded: [PaletteEntry] {
    guard let useEmbedded else { return [] }
    return [
      PaletteEntry(localizer("Use the embedded catalog"), detail: localizer("without a network")) {
        useEmbedded()
      }
    ]
  }

  private var logIn: PaletteEntry {
    PaletteEntry(localizer("Log in")) {
      record("log in")
      await router.logIn()
    }
  }

  private func account(_ session: any Session) -> [PaletteEntry] {
    let sentence = localizer.loggedIn(session.account, with: session.service)
    return [
      PaletteEntry(sentence) { say(sentence) },
      PaletteEntry(localizer("Log out")) {
        record("log out")
        say(await router.logOut())
      },
    ]
  }

  private func theme(_ mode: ThemeMode) -> PaletteEntry {
    let command = "\(About.name) config set \(SettingKey.theme.name) \(mode.rawValue)"
    return PaletteEntry(localizer("Theme: \(mode.rawValue)")) {
      setTheme(mode)
      say(localizer("Save it with '\(command)'."))
    }
  }

  private func setting(_ key: SettingKey) -> PaletteEntry {
    let value = (try? context.settings.value(key)) ?? localizer("not set")
    let command = "\(About.name) config set \(key.name) …"
    return PaletteEntry(localizer("Setting \(key.name): \(value)")) {
      say(localizer("Change it with '\(command)'."))
    }
  }
}

/// The script commands that copy the marks from the user's account to a new account.
@MainActor
enum AccountCommands {
  /// Returns the commands for all lists that can be read, with the oldest marks first so that the
  /// order is preserved.
  static func lines(of marks: MarkBook) async -> [String] {
    var lines: [String] = []
    for kind in [MovieListKind.favorites, .watchlist, .rated] {
      // Scripts have only the movies of the embedded catalog.
      for movie in await movies(kind, of: marks).reversed() where EmbeddedTransport.has(movie) {
        lines.append("open detail \(movie)")
        switch kind {
        case .favorites: lines.append("activate favorite")
        case .watchlist: lines.append("activate watchlist")
        default:
          guard let rating = marks.marks(of: movie).rating else { continue }
          lines += ["activate rate", "type rating \"\(rating)\"", "submit"]
        }
      }
    }
    return lines
  }

  /// Returns the commands that log the viewings of a library, oldest first.
  ///
  /// The commands omit ratings, notes and tags, which scripts cannot log.
  static func lines(of library: Library) -> [String] {
    library.diary.reversed().filter { EmbeddedTransport.has($0.viewing.movie.id) }.map { entry in
      "log movie \(entry.viewing.movie.id)" + (entry.viewing.day.map { " \($0)" } ?? "")
    }
  }

  private static func movies(_ kind: MovieListKind, of marks: MarkBook) async -> [Int] {
    var movies: [Int] = []
    for number in 1...MoviePage.lastServed {
      guard let page = try? await marks.movies(kind, page: number) else { break }
      movies += page.movies.map(\.id)
      if number >= page.totalPages { break }
    }
    return movies
  }
}
