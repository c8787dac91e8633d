/// An option as the parser, the help and the suggestions know it.
struct OptionSpec: Hashable, Sendable {
  /// The name with its hyphens: `--page`.
  let name: String
  /// Another spelling, with one hyphen: `-h`.
  var short: String?
  /// What stands for its value in the help; nothing when it takes none.
  var value: String?
  /// What it does, for the help.
  let help: String
  /// What its value can be completed to.
  var values = Values.anything

  /// How the help and the errors spell it: `--page <N>`.
  var spelling: String {
    [short, name].compactMap(\.self).joined(separator: ", ") + (value.map { " <\($0)>" } ?? "")
  }
}

/// The options that stand anywhere on the line, with every command.
enum GlobalOptions {
  static let json = OptionSpec(
    name: "--json", help: "Write one JSON document, and failures as JSON.")
  static let color = OptionSpec(
    name: "--color", value: "when", help: "Colour: auto, always or never. (default: auto)",
    values: .cases(of: OutputStyle.When.self))
  static let version = OptionSpec(name: "--version", help: "Show the version.")
  static let help = OptionSpec(name: "--help", short: "-h", help: "Show help information.")

  static let all = [json, color] + ServiceOptions.all + [version, help]
}
