package import ViperLocalization

/// The console, the environment and the style of a running command.
package struct CommandContext<Services: Sendable>: Sendable {
  /// The description of the program's command line.
  let spec: ProgramSpec
  package var console: Console
  /// The environment variables, and the program's folders.
  package let environment: Environment
  /// The format, the fields and the colors that the line selects.
  package let style: OutputStyle
  /// The settings, from environment variables and the settings file.
  package let settings: Settings
  /// The services that the program provides to its commands.
  package let services: Services

  /// The localizer of errors, notes and prompts; the console has another one for standard output.
  package var localizer: Localizer { console.localizer }
  /// The localizer of the data: other programs read English in every locale.
  package var outputLocalizer: Localizer { style.isForPeople ? console.localizer : .english }
}

extension CommandContext {
  /// Reports a failure after which the command continues.
  package func report(_ failure: CommandFailure, isJSON: Bool) {
    FailureReport(spec: spec, console: console, isJSON: isJSON).write(failure)
  }
}
