/// A command-line option, identified by its name.
package struct OptionSpec: Equatable, Sendable {
  /// The name, including its hyphens, such as `--page`.
  package let name: String
  /// The short name, including its hyphen, such as `-h`; `nil` if there is none.
  package let short: String?
  /// The placeholder for the value in the help; `nil` if the option takes no value.
  package let value: String?
  package let help: String
  /// The values that a shell can complete, which are computed on demand.
  let values: @Sendable () -> Values
  /// Whether a value can begin with a hyphen, as in `--sort -year`.
  let takesHyphen: Bool
  /// Names that users might type instead, for which the option is suggested.
  let otherNames: [String]
  /// The option and value that this option is short for, such as `--color never`; `nil` if there is
  /// none.
  var equivalent: (name: String, value: String)?

  package init(
    name: String, short: String? = nil, value: String? = nil, help: String,
    values: @autoclosure @escaping @Sendable () -> Values = .anything, takesHyphen: Bool = false,
    otherNames: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.values = values
    self.takesHyphen = takesHyphen
    self.otherNames = otherNames
  }

  package static func == (left: OptionSpec, right: OptionSpec) -> Bool {
    left.name == right.name
  }

  /// The option as it appears in the help: `-p, --page <N>`.
  package var spelling: String { (short.map { "\($0), " } ?? "") + usage }

  /// The option as it appears in the usage line and in errors: `--page <N>`.
  package var usage: String { name + (value.map { " <\($0)>" } ?? "") }
}

/// The values that a shell can complete for an argument or an option.
package enum Values: Hashable, Sendable {
  /// One of these words, or any text if the list is empty.
  case list([String])
  case files
  case helpSubjects

  /// Text or a number, which a shell cannot complete.
  package static let anything = list([])
}

/// The options that can be used without a command.
package enum ProgramOptions {
  package static let quiet = OptionSpec(
    name: "--quiet", short: "-q", help: "Hide notes and progress, but not errors.")
  package static let version = OptionSpec(
    name: "--version", short: "-V", help: "Show the version.")
  package static let help = OptionSpec(
    name: "--help", short: "-h", help: "Show help information.")
}
