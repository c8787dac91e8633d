/// The commands, in the order in which the help names them.
enum Commands {
  static let all: [CommandSpec] = [list, search, detail, login, logout, whoami, cache, help]
}
