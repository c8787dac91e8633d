package import ViperLocalization

/// A program's name and version, and the names of its environment variables.
package struct ProgramIdentity: Sendable {
  /// The name of the executable and of the program's folders.
  package let name: String
  package let version: String
  /// The prefix of environment variables that correspond to options, such as `TEA_`.
  let variablePrefix: String
  /// The environment variables that contain secrets, which child processes do not inherit.
  let secrets: [String]

  package init(name: String, version: String, variablePrefix: String, secrets: [String] = []) {
    self.name = name
    self.version = version
    self.variablePrefix = variablePrefix
    self.secrets = secrets
  }
}

/// The declarative part of a program's command line: its syntax and its help.
package struct ProgramSpec: Sendable {
  package let identity: ProgramIdentity
  /// The commands, in the order shown in the help.
  package let commands: [CommandSpec]
  /// The name of the command that runs on a terminal if the line names none; `nil` to print the
  /// help.
  let windowCommand: String?
  /// The options that are valid anywhere in the line.
  package let globals: [OptionSpec]
  package let settings: [SettingKey]
  /// Additional settings that only the file can store: the program's own, and the aliases.
  let families: [SettingFamily]
  private let makeHelp: @Sendable () -> ProgramHelp
  /// The help texts, which only the `help` command needs.
  var help: ProgramHelp { makeHelp() }
  /// A closure that returns the fields that a command prints, given the command's name.
  let fields: @Sendable (String) -> [FieldInfo]
  /// A closure that returns the line that the user probably meant by an unknown first word, if any.
  let synonym: @Sendable (_ word: String, _ arguments: [String]) -> String?
  /// A closure that returns advice about an option that only other programs support, if any.
  let advice: @Sendable (_ option: String, Localizer) -> String?

  package init(
    identity: ProgramIdentity, commands: [CommandSpec], windowCommand: String? = nil,
    globals: [OptionSpec], settings: [SettingKey], families: [SettingFamily] = [],
    help: @autoclosure @escaping @Sendable () -> ProgramHelp,
    fields: @escaping @Sendable (String) -> [FieldInfo] = { _ in [] },
    synonym: @escaping @Sendable (_ word: String, _ arguments: [String]) -> String? = { _, _ in
      nil
    },
    advice: @escaping @Sendable (_ option: String, Localizer) -> String? = { _, _ in nil }
  ) {
    self.identity = identity
    self.commands = commands
    self.windowCommand = windowCommand
    self.globals = globals
    self.settings = settings
    self.families = families + [.aliases(commands.map(\.name))]
    makeHelp = help
    self.fields = fields
    self.synonym = synonym
    self.advice = advice
  }

  func command(named name: String?) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// Returns the setting with a full name; `nil` if it is unknown.
  func setting(named name: String) -> SettingKey? {
    settings.first { $0.name == name } ?? families.lazy.compactMap { $0.member(name) }.first
  }

  var helpSubjects: [String] { commands.map(\.name) + help.topics.map(\.name) }

  var usage: String { "\(identity.name) <subcommand> [<options>]" }

  func usage(of command: CommandSpec) -> String { "\(identity.name) \(command.usage)" }
}
