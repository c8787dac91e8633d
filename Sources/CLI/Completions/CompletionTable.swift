/// The values that can be completed: the table of commands, as the scripts of all shells need it.
struct CompletionTable {
  /// An argument of a command.
  struct Place {
    let command: String
    let number: Int
    /// Whether the arguments after this one have the same values.
    let repeats: Bool
    let values: Values

    /// The identifier of the argument in the scripts: `list:0`, or `search:*` for one that repeats.
    var key: String { "\(command):\(repeats ? "*" : String(number))" }
  }

  let commands: [CommandSpec]
  /// The options that are valid with every command.
  let globals: [OptionSpec]

  /// The options that take a value, each once.
  ///
  /// The table contains those of all commands, because an option can come before its command.
  var valueOptions: [OptionSpec] {
    var options: [OptionSpec] = []
    for option in commands.flatMap(\.options) + globals where option.value != nil {
      if let place = options.firstIndex(where: { $0.name == option.name }) {
        // `--format` of `play` is another one than that of the others.
        options[place].values = options[place].values.adding(option.values)
      } else {
        options.append(option)
      }
    }
    return options
  }

  /// The global options of the commands that do not take all of them; commands with the same
  /// options are together.
  var globalGroups: [(commands: [String], options: [OptionSpec])] {
    var groups: [(commands: [String], options: [OptionSpec])] = []
    for command in commands where command.globals != nil {
      let options = globals.filter(command.takes)
      if let place = groups.firstIndex(where: { $0.options == options }) {
        groups[place].commands.append(command.name)
      } else {
        groups.append(([command.name], options))
      }
    }
    return groups
  }

  /// The options whose values can be completed.
  var listedOptions: [OptionSpec] {
    valueOptions.filter { $0.values != .anything }
  }

  /// The arguments that can be completed.
  ///
  /// An argument that repeats comes after the others of its command.
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
  /// The long name of the option, after the short name if there is one.
  var spellings: [String] { [short, name].compactMap(\.self) }
}
