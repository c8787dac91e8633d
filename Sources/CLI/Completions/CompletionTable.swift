/// What can be completed: the table of commands as every shell's script needs it.
struct CompletionTable {
  /// An argument of a command, by its number.
  struct Place {
    let command: String
    let number: Int
    /// Whether the same goes for all that follow.
    let repeats: Bool
    let values: Values

    /// What the scripts tell it by: `list:0`, or `search:*` from the one that repeats.
    var key: String { "\(command):\(repeats ? "*" : String(number))" }
  }

  let commands: [CommandSpec]
  /// The options that every command takes.
  let globals: [OptionSpec]

  /// The table of this program.
  static let program = CompletionTable(commands: Commands.all, globals: GlobalOptions.all)

  /// The options that take a value, each once: one may stand before its command.
  var valueOptions: [OptionSpec] {
    var seen: Set<String> = []
    return (commands.flatMap(\.options) + globals)
      .filter { $0.value != nil && seen.insert($0.name).inserted }
  }

  /// The options whose values can be listed.
  var listedOptions: [OptionSpec] {
    valueOptions.filter { $0.values != .anything }
  }

  /// The arguments that can be listed, the ones that repeat behind the others of their command.
  var places: [Place] {
    commands.flatMap { command in
      command.arguments.enumerated().map { number, argument in
        Place(
          command: command.name, number: number, repeats: argument.repeats,
          values: argument.values)
      }
    }
    .filter { $0.values != .anything }
  }
}

extension OptionSpec {
  /// All ways to write it.
  var spellings: [String] { [short, name].compactMap(\.self) }
}
