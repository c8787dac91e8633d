package import ViperLocalization
import ViperText

/// The name and version of a program, and the names of its secret environment variables.
package struct ProgramIdentity: Sendable {
  /// The name of the executable and of the program's folders.
  package let name: String
  package let version: String
  /// The names of the environment variables that contain secrets and that child processes do not
  /// inherit.
  let secrets: [String]

  package init(name: String, version: String, secrets: [String] = []) {
    self.name = name
    self.version = version
    self.secrets = secrets
  }
}

/// The declarative part of a program's command line, which consists of the syntax and the help
/// text.
package struct ProgramSpec: Sendable {
  package let identity: ProgramIdentity
  /// The commands, in the order shown in the help.
  package let commands: [CommandSpec]
  /// The name of the command to run on a terminal if the command line contains no command.
  ///
  /// If the name is `nil`, the program prints its help instead.
  let windowCommand: String?
  /// The options that are valid anywhere on the command line.
  package let globals: [OptionSpec]
  private let makeSettings: @Sendable () -> [SettingKey]
  package var settings: [SettingKey] { makeSettings() }
  private let makeHelp: @Sendable () -> ProgramHelp
  /// The help text, which only the `help` command needs.
  var help: ProgramHelp { makeHelp() }
  /// A closure that, if the first word is unknown, returns the command line that the user probably
  /// meant.
  let synonym: @Sendable (_ word: String, _ arguments: [String]) -> String?
  /// A closure that, for a name that was removed, returns a sentence that says what to use instead.
  let removed: @Sendable (_ name: String, Localizer) -> String?
  /// A closure that returns advice about an option that other programs support but this program
  /// does not.
  let advice: @Sendable (_ option: String, Localizer) -> String?

  package init(
    identity: ProgramIdentity, commands: [CommandSpec], windowCommand: String? = nil,
    globals: [OptionSpec],
    settings: @autoclosure @escaping @Sendable () -> [SettingKey],
    help: @autoclosure @escaping @Sendable () -> ProgramHelp,
    synonym: @escaping @Sendable (_ word: String, _ arguments: [String]) -> String? = { _, _ in
      nil
    },
    removed: @escaping @Sendable (_ name: String, Localizer) -> String? = { _, _ in nil },
    advice: @escaping @Sendable (_ option: String, Localizer) -> String? = { _, _ in nil }
  ) {
    self.identity = identity
    self.commands = commands
    self.windowCommand = windowCommand
    self.globals = globals
    makeSettings = settings
    makeHelp = help
    self.synonym = synonym
    self.removed = removed
    self.advice = advice
  }

  func command(named name: String?) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// Returns the command or task that words begin with; `nil` if there is none.
  func command(_ words: [String]) -> CommandSpec? {
    guard let command = command(named: words.first) else { return nil }
    return command.tasks.first { $0.words == Array(words.prefix(2)) } ?? command
  }

  /// The commands and their tasks.
  package var allCommands: [CommandSpec] { commands.flatMap { [$0] + $0.tasks } }

  /// Returns all options, beginning with those that take precedence in a command line with a given
  /// command, because a command's `--format` option can differ from the global one.
  func options(for command: CommandSpec?) -> some Sequence<OptionSpec> {
    ([command?.options ?? [], siblingOptions(of: command), globals] + commands.map(\.allOptions))
      .joined()
  }

  /// Returns the options of a command and of all its tasks; for a task, those of its command.
  func siblingOptions(of command: CommandSpec?) -> [OptionSpec] {
    self.command(named: command?.words.first)?.allOptions ?? []
  }

  /// Returns the setting with a given full name; `nil` if there is no such setting.
  func setting(named name: String) -> SettingKey? {
    settings.first { $0.name == name || $0.name == name.hyphenated }
  }

  var helpSubjects: [String] { commands.map(\.name) + help.topics.map(\.name) }

  var usage: String { "\(identity.name) <subcommand> [<options>]" }

  func usage(of command: CommandSpec) -> String { "\(identity.name) \(command.usage)" }
}
