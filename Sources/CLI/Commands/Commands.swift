import MovieEntities
import ViperCommandLine

typealias MovieCommand = Command<MovieServices>

/// The commands, in help order.
enum Commands {
  /// The commands, grouped as in the help.
  static let groups: [(heading: String, commands: [MovieCommand])] = [
    (
      "MOVIES",
      [browse, list, search, discover, tonight, detail, person, watch, poster, open]
    ),
    (
      "MARKS AND ACCOUNT",
      [
        mark, log, diary, stats, library, importLibrary, exportLibrary, login, logout, whoami,
      ]
    ),
    ("MORE", [genres, providers, play, drive, mcp, cache, config, completions, help]),
  ]

  static let table = groups.flatMap(\.commands)

  static let all = table.map { $0.spec }

  private static let config = MovieCommand.config(
    SettingKey.all, globals: GlobalOptions.always)

  private static let completions = MovieCommand.completions(
    of: .movies, globals: GlobalOptions.plain)

  private static let help = MovieCommand.help(
    summary: "A command, or a topic such as 'options'.",
    globals: GlobalOptions.plain + [OutputOptions.width, OutputOptions.noPager],
    examples: ["help list", "help config set", "help environment", "help --man list | man -l -"])
}

/// The options that can appear anywhere on the command line, grouped by the commands that accept
/// them.
enum GlobalOptions {
  /// All global options, in help order.
  static let all =
    OutputOptions.all + ServiceOptions.all + [ProgramOptions.quiet]
    + [ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that shows a single page, which has no rows to sort.
  static let page = all.filter { $0 != OutputOptions.sort }

  /// The options that are accepted by every command with several output formats.
  static let always =
    [OutputOptions.json, OutputOptions.format, OutputOptions.color, OutputOptions.noColor]
    + [ServiceOptions.debug, ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that has only one output format.
  static let plain = always.filter {
    ![OutputOptions.json, OutputOptions.format].contains($0)
  }

  /// The options of a command that sends requests but does not need localized movie data.
  static let account =
    always + [ServiceOptions.source, ServiceOptions.offline, ServiceOptions.timeout]

  static let picture = always + ServiceOptions.all

  /// The options of a command that opens a window instead of printing data.
  static let window = picture.filter {
    ![OutputOptions.json, OutputOptions.format].contains($0)
  }
}

extension SettingKey {
  /// All settings, in the order in which they are listed.
  static let all =
    [
      language, region, services, .format, pictures, .pager, .color, theme, view, start, resume,
      mouse, demoDelay,
    ] + CustomKeys.settings
}

/// Words that users might type instead of this program's commands, used for suggestions.
enum Synonyms {
  /// The suggested command line for each word, except for the names of lists.
  private static let lines = [
    "ls": "list", "movies": "list", "films": "list", "top": "list top-rated",
    "best": "list top-rated", "new": "list now-playing", "now": "list now-playing",
    "cinema": "list now-playing", "soon": "list upcoming", "fav": "list favorites",
    "favs": "list favorites", "favorite": "list favorites", "favourite": "list favorites",
    "favourites": "list favorites", "find": "search", "query": "search", "show": "detail",
    "info": "detail", "view": "detail", "get": "detail", "movie": "detail", "film": "detail",
    "actor": "person", "director": "person", "people": "person", "cast": "person",
    "image": "poster", "picture": "poster", "cover": "poster", "rate": "mark", "ui": "browse",
    "tui": "browse", "run": "play", "script": "play", "signin": "login", "sign-in": "login",
    "log-in": "login", "auth": "login", "signout": "logout", "sign-out": "logout",
    "log-out": "logout", "who": "whoami", "me": "whoami", "account": "whoami",
    "settings": "config", "set": "config set", "completion": "completions",
    "version": "--version", "man": "help", "trailer": "open", "stream": "watch",
    "services": "providers", "recommendations": "list recommend", "shuffle": "tonight",
    "filter": "discover", "statistics": "stats", "undo": "diary undo",
  ]

  /// Returns the command line that the user probably meant, based on the first word, if any.
  ///
  /// The command line does not include the program's name.
  static func line(
    for word: String, _ arguments: [String], among commands: [String]
  ) -> String? {
    let word = word.lowercased()
    if let id = arguments.first, MovieID(id) != nil, let mark = mark(word, id, arguments) {
      return mark
    }
    if MovieListKind(rawValue: word) != nil { return "list \(word)" }
    guard let line = lines[word] else { return nil }
    let name = String(line.prefix { $0 != " " })
    return name.hasPrefix("-") || commands.contains(name) ? line : nil
  }

  /// Returns the `mark` command line for a movie, or `nil` if the word is not the name of a mark.
  private static func mark(_ word: String, _ id: String, _ arguments: [String]) -> String? {
    switch word {
    case "rate", "rated":
      arguments.dropFirst().first.flatMap { OwnRating($0) }.map { "mark \(id) --rate \($0)" }
    case "fav", "favorite", "favourite", "favorites": "mark \(id) --favorite"
    case "watchlist": "mark \(id) --watchlist"
    default: nil
    }
  }
}
