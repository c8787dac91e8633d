import ViperCommandLine

/// A command of this program.
typealias MovieCommand = Command<MovieServices>

/// The commands, in the order in which the help lists them.
enum Commands {
  static let table: [MovieCommand] = [
    browse, list, search, discover, similar, recommend, random, genres, detail, person, watch,
    poster, open, mark, play, drive, login, logout, whoami, cache, config, completions,
    help,
  ]

  static let all = table.map { $0.spec }

  private static let config = MovieCommand.config(
    SettingKey.all, globals: GlobalOptions.always,
    examples: [
      "config list", "config set language es-ES",
      "config set alias.top 'list top-rated --limit 5'", "config unset alias.top",
    ])

  private static let completions = MovieCommand.completions(
    of: .movies, globals: GlobalOptions.always)

  private static let help = MovieCommand.help(
    summary: "A command, environment, exit-codes, formatting, keys or scripts.",
    globals: GlobalOptions.always + [OutputOptions.width, OutputOptions.noPager],
    examples: ["help list", "help environment", "help --man list | man -l -"])
}
