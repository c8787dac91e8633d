package import ViperLocalization
import ViperPlatform
package import ViperText

/// Parses a command line into a command, its arguments and its options.
struct CommandLineParser {
  let spec: ProgramSpec
  var localizer = Localizer.english

  /// A parsed option.
  ///
  /// `option` is `nil` if the option is unknown.
  private typealias ParsedOption = (option: OptionSpec?, spelling: String, value: SystemText)

  func parse(_ line: [SystemText]) throws(CommandFailure) -> ParsedLine {
    var positionals: [SystemText] = []
    var options: [ParsedOption] = []
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      options.append(
        try option(word, &rest, command: spec.command(positionals.map(\.text))))
    }
    return try assemble(positionals, options)
  }

  private func option(
    _ word: SystemText, _ rest: inout ArraySlice<SystemText>, command: CommandSpec?
  ) throws(CommandFailure) -> ParsedOption {
    let parts = word.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(decoding: parts[0], as: UTF8.self)
    let known = spec.options(for: command)
    guard let option = known.first(where: { $0.name == spelling || $0.short == spelling }) else {
      return attached(word, known) ?? (nil, spelling, "")
    }
    guard !option.kind.isFlag else {
      guard parts.count == 1 else {
        throw .usage(localizer.text("Option '\(spelling)' takes no value."), command)
      }
      return (option, spelling, "")
    }
    if parts.count == 2 { return (option, spelling, SystemText(parts[1])) }
    guard let next = rest.first, option.takesHyphen || !looksLikeAnOption(next.text) else {
      throw .usage(localizer.text("Option '\(option.usage)' needs a value."), command)
    }
    rest.removeFirst()
    return (option, spelling, next)
  }

  /// Returns a short option and its value, if both are in the same word, as in `-L5` or `-L=5`.
  private func attached(
    _ word: SystemText, _ known: some Sequence<OptionSpec>
  ) -> ParsedOption? {
    let short = String(decoding: word.bytes.prefix(2), as: UTF8.self)
    guard let option = known.first(where: { $0.short == short }), !option.kind.isFlag else {
      return nil
    }
    return (option, short, SystemText(word.bytes.dropFirst(2)))
  }

  /// Returns whether a word is an option, such as `-h`, rather than a negative value, such as `-5`.
  private func looksLikeAnOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first.map { !$0.isNumber } ?? false
  }

  private func assemble(
    _ positionals: [SystemText], _ options: [ParsedOption]
  ) throws(CommandFailure) -> ParsedLine {
    let command =
      spec.command(positionals.map(\.text))
      ?? (positionals.isEmpty ? windowCommand(with: options) : nil)
    // Report an unknown option first, because the option's value may have been parsed as a command.
    if command == nil, let unknown = options.first(where: { $0.option == nil }) {
      throw unknownOption(unknown.spelling, of: nil, among: Array(spec.options(for: nil)))
    }
    let arguments = Array(positionals.dropFirst(command?.words.count ?? 1))
    if let name = positionals.first?.text, command == nil {
      throw unknownCommand(name, arguments)
    }
    let isHelp = options.contains { $0.option == ProgramOptions.help }
    if let command, !isHelp { try checkTask(of: command, arguments.first?.text) }
    let ofOthers = spec.globals + spec.siblingOptions(of: command)
    let applying = spec.globals.filter { command?.takes($0) ?? true }
    let known = applying + (command?.options ?? [])
    var values: [ParsedLine.Value] = []
    for (option, spelling, value) in options {
      let isKnown = option.map { option in known.contains { $0.name == option.name } } ?? false
      if let option, let command, !isKnown, ofOthers.contains(option) {
        throw .usage(
          localizer.text("Option '\(spelling)' does not apply to '\(command.name)'."), command)
      }
      guard let option, isKnown else {
        throw unknownOption(spelling, of: command, among: known)
      }
      if value.isEmpty, option.kind.isFile {
        throw .usage(localizer.text("Option '\(option.usage)' needs a value."), command)
      }
      if let equivalent = option.equivalent {
        values.append((equivalent.name, SystemText(equivalent.value)))
      } else {
        values.append((option.name, value))
      }
    }
    let line = ParsedLine(
      command: command, paths: arguments, values: values, localizer: localizer)
    guard !isHelp else { return line }
    if let command {
      let names =
        line.arguments.map { "\(command.words[0]) \($0.prefix { $0 != "." })" }
        + values.flatMap { name, value in value.text.split(separator: ",").map { "\(name) \($0)" } }
      for name in names {
        if let sentence = spec.removed(name, localizer) { throw .usage(sentence, command) }
      }
      try line.check(command.arguments)
    }
    try line.check(known)
    return line
  }

  /// Checks that a command has the task that it needs, and that the next word names no other task,
  /// unless the word can be an argument.
  private func checkTask(of command: CommandSpec, _ word: String?) throws(CommandFailure) {
    let names = command.tasks.map(\.taskName)
    guard !names.isEmpty, command.arguments.isEmpty else { return }
    if let word {
      let list = names.joined(separator: ", ")
      throw .usage(
        spec.removed("\(command.name) \(word)", localizer)
          ?? localizer.text("Unknown task '\(word)'. Use one of: \(list).")
          + Suggestion.sentence(for: word, among: names, in: localizer), command)
    }
    guard command.needsTask else { return }
    throw .usage(
      localizer.text("Missing argument '\("<task>")'.") + " "
        + localizer.text("Use one of: \(names.joined(separator: ", "))."), command)
  }

  /// Returns the command that opens the window if any of the options belongs to that command.
  private func windowCommand(with options: [ParsedOption]) -> CommandSpec? {
    let command = spec.command(named: spec.windowCommand)
    let isOwn = options.contains { option in
      command?.options.contains { $0.name == option.option?.name } == true
    }
    return isOwn ? command : nil
  }

  private func unknownCommand(_ name: String, _ arguments: [SystemText]) -> CommandFailure {
    let names = spec.commands.map(\.name)
    if let sentence = spec.removed(name, localizer) { return .usage(sentence, nil) }
    let meant = spec.synonym(name, arguments.map(\.text))
    return .usage(
      localizer.text("Unknown command '\(name)'.")
        + (meant.map { " " + localizer.text("Did you mean '\($0)'?") }
          ?? Suggestion.sentence(for: name, among: names, in: localizer)),
      nil)
  }

  private func unknownOption(
    _ spelling: String, of command: CommandSpec?, among options: [OptionSpec]
  ) -> CommandFailure {
    let removed =
      spec.removed(spelling, localizer)
      ?? command.flatMap { spec.removed("\($0.name) \(spelling)", localizer) }
    let message =
      command.map { localizer.text("Unknown option '\(spelling)' for '\($0.name)'.") }
      ?? localizer.text("Unknown option '\(spelling)'.")
    return .usage(
      removed ?? message + suggestion(forOption: spelling, among: options), command)
  }

  /// Returns advice or a suggestion about an unknown option, preceded by a space, or returns an
  /// empty string.
  private func suggestion(forOption spelling: String, among options: [OptionSpec]) -> String {
    if let option = options.first(where: { $0.otherNames.contains(spelling) }) {
      return " " + localizer.text("Did you mean '\(option.name)'?")
    }
    return spec.advice(spelling, localizer).map { " " + $0 }
      ?? Suggestion.sentence(for: spelling, among: options.map(\.name), in: localizer)
  }
}

extension Suggestion {
  /// Returns a sentence such as ` Did you mean 'list'?`, or an empty string if no name is similar
  /// enough.
  package static func sentence(for typed: String, among names: [String], in localizer: Localizer)
    -> String
  {
    guard let name = nearest(to: typed, among: names) else { return "" }
    return " " + localizer.text("Did you mean '\(name)'?")
  }
}
