package import ViperLocalization

/// The console, the environment and the style that a command works with.
package struct CommandContext<Services: Sendable>: Sendable {
  /// The description of the program's command line.
  let spec: ProgramSpec
  package var console: Console
  package let environment: Environment
  package let style: OutputStyle
  /// The values of variables and of the file that stand in for options.
  package let settings: Settings
  /// What the program's own commands need besides.
  package let services: Services

  /// The localizer of errors, notes and prompts.
  ///
  /// Standard output has a localizer of its own in the console.
  package var localizer: Localizer { console.localizer }
  /// The language of the data: other programs read English in every locale.
  package var outputLocalizer: Localizer { style.isForPeople ? console.localizer : .english }
}

extension CommandContext {
  /// Reports the failure of a part of the work, after which the command goes on.
  package func report(_ failure: CommandFailure, isJSON: Bool) {
    FailureReport(spec: spec, console: console, isJSON: isJSON).write(failure)
  }
}
