package import ViperLocalization
package import ViperPlatform
import ViperText

/// A command line with a valid command and known options, whose values are of the right kind.
package struct ParsedLine {
  /// The command; `nil` if the line does not contain a command.
  package let command: CommandSpec?
  /// The arguments of the command, in order, as paths.
  package let paths: [SystemText]
  typealias Value = (option: String, value: SystemText)

  /// The options in the order of the line, of which the last one with a name applies.
  let values: [Value]
  package var arguments: [String] { paths.map(\.text) }
  package var localizer = Localizer.english

  /// Returns a copy of this line with a different command and arguments but the same options.
  package func line(of command: CommandSpec, _ arguments: [String]) -> ParsedLine {
    var line = ParsedLine(
      command: command, paths: arguments.map { SystemText($0) }, values: values)
    line.localizer = localizer
    return line
  }

  /// Returns a copy of this line with another value of an option.
  package func line(with value: String, of option: OptionSpec) -> ParsedLine {
    var line = ParsedLine(
      command: command, paths: paths,
      values: values + [(option.name, SystemText(value))])
    line.localizer = localizer
    return line
  }

  private func value(of option: String) -> SystemText? {
    values.last { $0.option == option }?.value
  }

  package func has(_ option: OptionSpec) -> Bool {
    value(of: option.name) != nil
  }

  package func text(_ option: OptionSpec) -> String? {
    path(option)?.text
  }

  /// Returns the value of an option as its original bytes, for use as a path.
  package func path(_ option: OptionSpec) -> SystemText? {
    value(of: option.name)
  }

  /// Returns the value of an option of the kind `number`.
  package func number(_ option: OptionSpec) -> Int? {
    text(option).flatMap { Int($0) }
  }

  /// Returns the value of an option of the kind `choice`.
  package func choice<Choice: RawRepresentable>(
    _ option: OptionSpec, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    text(option).flatMap(Choice.init)
  }

  package func invalidChoice(
    _ word: String, among names: [String], message: (String) -> String
  ) -> CommandFailure {
    usage(
      message(names.joined(separator: ", "))
        + Suggestion.sentence(for: word, among: names, in: localizer))
  }

  /// Checks the options' values, and which options go together.
  func check(_ options: [OptionSpec]) throws(CommandFailure) {
    for option in options {
      guard let text = text(option) else { continue }
      try check(text, for: option.name, option.kind)
      if let other = option.conflicts.first(where: { value(of: $0) != nil }) {
        throw conflict(option.name, other)
      }
      if let other = option.needs.first(where: { value(of: $0) == nil }) {
        throw needs(option.name, other)
      }
    }
  }

  private func check(
    _ text: String, for name: String, _ kind: ValueKind
  ) throws(CommandFailure) {
    switch kind {
    case .choice(let names) where !names().contains(text):
      throw invalidChoice(text, among: names()) {
        localizer.text("Invalid value '\(text)' for '\(name)'. Use one of: \($0).")
      }
    case .number(let range) where !(Int(text).map(range.contains) ?? false):
      throw usage(
        localizer.text(
          """
          Invalid value '\(text)' for '\(name)'. Use a whole number from \(range.lowerBound) to \
          \(range.upperBound).
          """))
    case .flag, .text, .words, .choice, .number, .file, .helpSubject: break
    }
  }

  func check(_ specs: [CommandSpec.Argument]) throws(CommandFailure) {
    let required = specs.filter(\.isRequired)
    if paths.count < required.count {
      throw missing(required[paths.count].spelling)
    }
    if !specs.contains(where: \.repeats) { try checkEnd(arguments.dropFirst(specs.count)) }
    for (word, argument) in zip(arguments, specs) {
      try check(word, for: "<\(argument.name)>", argument.kind)
    }
  }

  /// Checks that no words are left over.
  package func checkEnd(_ words: ArraySlice<String>) throws(CommandFailure) {
    guard let surplus = words.first else { return }
    throw usage(localizer.text("Unexpected argument '\(surplus)'."))
  }

  package func missing(_ argument: String) -> CommandFailure {
    usage(localizer.text("Missing argument '\(argument)'."))
  }

  package func conflict(_ one: String, _ other: String) -> CommandFailure {
    usage(localizer.text("'\(one)' and '\(other)' cannot be used together."))
  }

  func needs(_ one: String, _ other: String) -> CommandFailure {
    usage(localizer.text("'\(one)' needs '\(other)'."))
  }

  package func usage(_ message: String) -> CommandFailure {
    .usage(message, command)
  }
}
