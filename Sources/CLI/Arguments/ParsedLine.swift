import Wording

/// A command line whose command and options are known.
///
/// The values have not been checked yet.
struct ParsedLine {
  /// The command; `nil` if the line names none.
  let command: CommandSpec?
  /// What stands on the line without a name, after the command.
  let arguments: [String]
  /// How mistakes on it are told.
  let localizer: Localizer
  private let values: [String: String]

  init(
    command: CommandSpec?, arguments: [String], values: [String: String], localizer: Localizer = .english
  ) {
    self.command = command
    self.arguments = arguments
    self.values = values
    self.localizer = localizer
  }

  func has(_ option: OptionSpec) -> Bool {
    values[option.name] != nil
  }

  func text(_ option: OptionSpec) -> String? {
    values[option.name]
  }

  /// A whole number within bounds; nothing when the option was not given.
  func number(_ option: OptionSpec, in range: ClosedRange<Int>) throws(Stop) -> Int? {
    guard let text = values[option.name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw usage(
        localizer(
          """
          The value '\(text)' of '\(option.name)' is not a whole number from \(range.lowerBound) to \
          \(range.upperBound).
          """))
    }
    return number
  }

  /// Returns the value of an option as one of several words; `nil` if the option was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, of type: Choice.Type = Choice.self
  ) throws(Stop) -> Choice? where Choice.RawValue == String {
    guard let text = values[option.name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue)
      let list = names.joined(separator: ", ")
      throw usage(
        localizer("The value '\(text)' of '\(option.name)' is not one of \(list).")
          + Suggestion.sentence(for: text, among: names, in: localizer))
    }
    return choice
  }

  /// A mistake on this line.
  func usage(_ message: String) -> Stop {
    .usage(message, command)
  }
}
