/// The commands, in the order in which the help lists them.
enum Commands {
  static let all: [Command] = others + [help]

  /// All commands except `help`, which needs their names.
  static let others: [Command] = [
    browse, list, search, discover, similar, recommend, random, genres, detail, person, watch,
    poster, open, mark, play, login, logout, whoami, cache, config, completions,
  ]

  /// The syntax of the lines of all commands.
  static var specs: [CommandSpec] { all.map(\.spec) }
}
