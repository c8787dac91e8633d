/// The commands, in the order in which the help lists them.
enum Commands {
  static let all: [CommandSpec] = others + [help]

  /// All but `help`, which names them.
  static let others: [CommandSpec] = [
    list, search, detail, mark, play, login, logout, whoami, cache, completions,
  ]
}
