/// A command-line option, identified by its name.
package struct OptionSpec: Equatable, Sendable {
  /// The name, including its hyphens, such as `--page`.
  package let name: String
  /// The short name, including its hyphen, such as `-h`; `nil` if there is none.
  package let short: String?
  /// The placeholder for the value in the help; `nil` if the option takes no value.
  package let value: String?
  package let help: String
  package let kind: ValueKind
  /// The value that applies without the option, or a phrase about it; `nil` if there is none.
  let defaultValue: String?
  /// Whether a value can begin with a hyphen, as in `--sort -year`.
  let takesHyphen: Bool
  /// Names that users might type instead, for which the option is suggested.
  let otherNames: [String]
  /// The option and value that this option is short for, such as `--color never`; `nil` if there is
  /// none.
  var equivalent: (name: String, value: String)?
  /// The names of the options without which this option has no meaning.
  private(set) var needs: [String] = []
  /// The names of the options that cannot be used together with this option.
  package private(set) var conflicts: [String] = []
  /// Whether agents do not get the option, for example because it only changes how output looks.
  private(set) var isForPeople = false

  /// Creates an option, which is a flag if it has neither a placeholder nor a kind.
  package init(
    name: String, short: String? = nil, value: String? = nil, help: String,
    kind: ValueKind? = nil, default defaultValue: String? = nil, takesHyphen: Bool = false,
    otherNames: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.kind = kind ?? (value == nil ? .flag : .text)
    self.defaultValue = defaultValue
    self.takesHyphen = takesHyphen
    self.otherNames = otherNames
  }

  /// Returns this option for a command that accepts it only together with another option.
  package func needing(_ other: OptionSpec) -> OptionSpec {
    var option = self
    option.needs.append(other.name)
    return option
  }

  /// Returns this option for a command that does not accept it together with other options.
  package func conflicting(with others: OptionSpec...) -> OptionSpec {
    var option = self
    option.conflicts += others.map(\.name)
    return option
  }

  /// Returns this option for people only, which agents do not get.
  package func forPeople() -> OptionSpec {
    var option = self
    option.isForPeople = true
    return option
  }

  package static func == (left: OptionSpec, right: OptionSpec) -> Bool {
    left.name == right.name
  }

  /// The option as it appears in the help: `-p, --page <N>`.
  package var spelling: String { (short.map { "\($0), " } ?? "") + usage }

  /// The option as it appears in the usage line and in errors: `--page <N>`.
  package var usage: String { name + (value.map { " <\($0)>" } ?? "") }
}

/// The kind of value that an option or argument takes, which the parser checks, the help describes
/// and a shell completes.
package enum ValueKind: Sendable {
  /// No value.
  case flag
  case text
  /// Any text; a shell completes these words, which are computed on demand.
  case words(@Sendable () -> [String])
  /// One of these words, which are computed on demand.
  case choice(@Sendable () -> [String])
  case number(ClosedRange<Int>)
  case file
  case helpSubject

  package static func choice<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
    of: Choice.Type
  ) -> ValueKind
  where Choice.RawValue == String {
    .choice { Choice.allCases.map { $0.rawValue } }
  }

  var isFlag: Bool { if case .flag = self { true } else { false } }
  var isFile: Bool { if case .file = self { true } else { false } }
}

/// The options that can be used without a command.
package enum ProgramOptions {
  package static let quiet = OptionSpec(
    name: "--quiet", short: "-q", help: "Hide notes and progress, but not errors."
  ).forPeople()
  package static let version = OptionSpec(
    name: "--version", short: "-V", help: "Show the version."
  ).forPeople()
  package static let help = OptionSpec(
    name: "--help", short: "-h", help: "Show help information."
  ).forPeople()
}
