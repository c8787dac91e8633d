/// The commands, in the order in which the help lists them.
enum Commands {
  static let all: [CommandSpec] = others + [help]

  /// All commands except `help`, which needs their names.
  static let others: [CommandSpec] = [
    browse, list, search, discover, similar, recommend, random, genres, detail, person, watch,
    poster, open, mark, play, login, logout, whoami, cache, config, completions,
  ]
}
