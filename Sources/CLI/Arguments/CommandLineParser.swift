import Wording

/// Separates the program's arguments into a command, its arguments and its options.
struct CommandLineParser {
  let commands: [CommandSpec]
  var localizer = Localizer.english

  func parse(_ line: [String]) throws(Stop) -> ParsedLine {
    var named: [String] = []
    var given: [(option: OptionSpec?, spelling: String, value: String)] = []
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        named += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        named.append(word)
        continue
      }
      given.append(try option(word, &rest, command: command(named: named.first)))
    }
    return try assemble(named, given)
  }

  /// Reads an option and its value, if it takes one.
  private func option(
    _ word: String, _ rest: inout ArraySlice<String>, command: CommandSpec?
  ) throws(Stop) -> (option: OptionSpec?, spelling: String, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    // The command may stand behind its options, so all options are looked through.
    let known = GlobalOptions.all + (command?.options ?? []) + commands.flatMap(\.options)
    guard let option = known.first(where: { $0.name == spelling || $0.short == spelling }) else {
      return (nil, spelling, "")
    }
    guard option.value != nil else {
      guard parts.count == 1 else {
        throw .usage(localizer("The option '\(spelling)' takes no value."), command)
      }
      return (option, spelling, "")
    }
    if parts.count == 2 { return (option, spelling, String(parts[1])) }
    guard let next = rest.first, !looksLikeAnOption(next) else {
      throw .usage(localizer("The option '\(option.spelling)' needs a value."), command)
    }
    rest.removeFirst()
    return (option, spelling, next)
  }

  /// Returns whether a word is an option, such as `--limit` or `-h`.
  ///
  /// A word such as `-5` is a value.
  private func looksLikeAnOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first.map { !$0.isNumber } ?? false
  }

  private func assemble(
    _ named: [String], _ given: [(option: OptionSpec?, spelling: String, value: String)]
  ) throws(Stop) -> ParsedLine {
    let command = command(named: named.first)
    // Before the command: what stands behind an unknown option may be its value.
    if command == nil, let unknown = given.first(where: { $0.option == nil }) {
      let all = GlobalOptions.all + commands.flatMap(\.options)
      throw .usage(
        localizer("There is no option '\(unknown.spelling)'.")
          + Suggestion.sentence(for: unknown.spelling, among: all.map(\.name), in: localizer), nil)
    }
    if let name = named.first, command == nil {
      throw .usage(
        localizer("There is no command '\(name)'.")
          + Suggestion.sentence(for: name, among: commands.map(\.name), in: localizer), nil)
    }
    let known = GlobalOptions.all + (command?.options ?? [])
    var values: [String: String] = [:]
    for (option, spelling, value) in given {
      guard let option, known.contains(option) else {
        let message =
          command.map { localizer("There is no option '\(spelling)' of '\($0.name)'.") }
          ?? localizer("There is no option '\(spelling)'.")
        throw .usage(
          message + Suggestion.sentence(for: spelling, among: known.map(\.name), in: localizer),
          command)
      }
      values[option.name] = value
    }
    let arguments = Array(named.dropFirst())
    if let command, values[GlobalOptions.help.name] == nil { try check(arguments, of: command) }
    return ParsedLine(command: command, arguments: arguments, values: values, localizer: localizer)
  }

  /// Whether there are as many arguments as the command takes.
  private func check(_ arguments: [String], of command: CommandSpec) throws(Stop) {
    let required = command.arguments.filter(\.isRequired)
    if arguments.count < required.count {
      let missing = required[arguments.count].spelling
      throw .usage(localizer("The argument '\(missing)' is missing."), command)
    }
    guard !command.arguments.contains(where: \.repeats) else { return }
    if arguments.count > command.arguments.count {
      let surplus = arguments[command.arguments.count]
      throw .usage(localizer("The argument '\(surplus)' is one too many."), command)
    }
  }

  private func command(named name: String?) -> CommandSpec? {
    commands.first { $0.name == name }
  }
}
