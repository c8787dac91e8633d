/// A command line that is well formed: what stands on it is known, its values are not yet looked at.
struct ParsedLine {
  /// The command; nothing when none was named.
  let command: CommandSpec?
  /// What stands on the line without a name, after the command.
  let arguments: [String]
  private let values: [String: String]

  init(command: CommandSpec?, arguments: [String], values: [String: String]) {
    self.command = command
    self.arguments = arguments
    self.values = values
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
        "The value '\(text)' of '\(option.name)' is not a whole number from \(range.lowerBound) to "
          + "\(range.upperBound).")
    }
    return number
  }

  /// One of a few words; nothing when the option was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, of type: Choice.Type = Choice.self
  ) throws(Stop) -> Choice? where Choice.RawValue == String {
    guard let text = values[option.name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw usage(
        "The value '\(text)' of '\(option.name)' is not one of \(words.joined(separator: ", "))."
          + Suggestion.sentence(for: text, among: words))
    }
    return choice
  }

  /// A mistake on this line.
  func usage(_ message: String) -> Stop {
    .usage(message, command)
  }
}
