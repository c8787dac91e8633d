import ViperCommandLine

typealias MovieCommand = Command<MovieServices>

/// The commands, in the order in which the help lists them.
enum Commands {
  static let table: [MovieCommand] = [
    browse, list, search, discover, similar, recommend, random, genres, detail, person, watch,
    providers, poster, open, mark, play, drive, login, logout, whoami, cache, config,
    completions,
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
    of: .movies, globals: GlobalOptions.plain)

  private static let help = MovieCommand.help(
    summary: "A command, or a topic such as 'options'.",
    globals: GlobalOptions.plain + [OutputOptions.width, OutputOptions.noPager],
    examples: ["help list", "help environment", "help --man list | man -l -"])
}

/// The options that are valid at any position, in groups for the commands that take them.
enum GlobalOptions {
  /// All global options, in the order of the help.
  static let all =
    OutputOptions.all + ServiceOptions.all + [ProgramOptions.quiet]
    + [ProgramOptions.version, ProgramOptions.help]

  /// The options of a command that shows one page, which has no rows to sort.
  static let page = all.filter { $0 != OutputOptions.sort }

  /// The options that scripts can always pass, except where there is only one format.
  static let always =
    [OutputOptions.json, OutputOptions.format, OutputOptions.color, OutputOptions.noColor]
    + [ServiceOptions.debug, ProgramOptions.quiet, ProgramOptions.version, ProgramOptions.help]

  /// The options of a command whose output has only one format.
  static let plain = always.filter {
    ![OutputOptions.json, OutputOptions.format].contains($0)
  }

  /// The options of a command that sends requests, but not for the texts of movies.
  static let account =
    always + [ServiceOptions.source, ServiceOptions.offline, ServiceOptions.timeout]

  static let picture = always + ServiceOptions.all

  /// The options of a window, which writes no data.
  static let window = picture.filter {
    ![OutputOptions.json, OutputOptions.format].contains($0)
  }
}
