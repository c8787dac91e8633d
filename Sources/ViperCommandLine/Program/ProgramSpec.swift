package import ViperLocalization
import ViperPlatform

/// The name of a program, and what follows from it.
package struct ProgramIdentity: Sendable {
  /// The name that the user types, which is also that of the program's folders.
  package let name: String
  package let version: String
  /// The prefix of the environment variables that stand in for options, such as `TEA_`.
  let variablePrefix: String
  /// The environment variables that no program inherits from this one, because they are secret.
  let secrets: [String]

  /// Creates an identity.
  package init(name: String, version: String, variablePrefix: String, secrets: [String] = []) {
    self.name = name
    self.version = version
    self.variablePrefix = variablePrefix
    self.secrets = secrets
  }
}

/// Everything about a program's command line that is data: what can be typed, and what the help says.
package struct ProgramSpec: Sendable {
  package let identity: ProgramIdentity
  /// The commands, in the order in which the help lists them.
  package let commands: [CommandSpec]
  /// The options that are valid at any position of the line.
  package let globals: [OptionSpec]
  /// The values that variables and the file of settings can give in place of options.
  package let settings: [SettingKey]
  package let help: ProgramHelp
  /// Returns the names and descriptions of the fields that a command prints, by its name.
  let fields: @Sendable (String) -> [FieldInfo]
  /// Returns the line that a first word probably stands for, which is no command.
  let synonym: @Sendable (_ word: String, _ arguments: [String]) -> String?
  /// Returns a sentence about an option of other programs, which this one does not have.
  let advice: @Sendable (_ option: String, Localizer) -> String?

  /// Creates a description of a program; what is left out, it does not have.
  package init(
    identity: ProgramIdentity, commands: [CommandSpec], globals: [OptionSpec],
    settings: [SettingKey], help: ProgramHelp,
    fields: @escaping @Sendable (String) -> [FieldInfo] = { _ in [] },
    synonym: @escaping @Sendable (_ word: String, _ arguments: [String]) -> String? = { _, _ in nil
    },
    advice: @escaping @Sendable (_ option: String, Localizer) -> String? = { _, _ in nil }
  ) {
    self.identity = identity
    self.commands = commands
    self.globals = globals
    self.settings = settings
    self.help = help
    self.fields = fields
    self.synonym = synonym
    self.advice = advice
  }

  func command(named name: String?) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The names of the commands and topics that have a page.
  var helpSubjects: [String] { commands.map(\.name) + help.topics.map(\.name) }

  /// The usage line of the whole program.
  var usage: String { "\(identity.name) <subcommand> [<options>]" }

  /// Returns the usage line of a command.
  func usage(of command: CommandSpec) -> String { "\(identity.name) \(command.usage)" }
}
