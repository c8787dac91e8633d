import ViperLocalization
import ViperPlatform

/// Finds the user's pager.
enum PagerChoice {
  /// Returns the pager for long output; `nil` if there is none, or no person reads the output.
  static func pager(
    _ line: ParsedLine, _ settings: Settings, _ console: Console, _ environment: Environment
  ) throws(CommandFailure) -> Pager? {
    guard console.isOutputTerminal, !line.has(OutputOptions.noPager),
      environment["TERM"] != nil, !environment.hasDumbTerminal,
      line.command?.isPaged ?? true,
      let screen = console.screen, let command = try command(settings, console, environment)
    else { return nil }
    return Pager(
      command: command, secrets: environment.secrets, rows: screen.rows, columns: screen.columns,
      output: Descriptor(console.output))
  }

  /// Returns the setting, else `PAGER`, else `less`; an empty variable or `cat` disables the pager.
  private static func command(
    _ settings: Settings, _ console: Console, _ environment: Environment
  ) throws(CommandFailure) -> String? {
    guard !environment.isSetButEmpty(environment.name(of: .pager)) else { return nil }
    // The variable applies even to commands that do not read the settings, such as the help.
    let own = environment[environment.name(of: .pager)].flatMap(SettingKey.pager.value)
    let wanted = try settings.value(.pager) ?? own ?? environment["PAGER"]
    if let wanted {
      guard wanted != "cat" else { return nil }
      if let program = missingProgram(wanted, environment) {
        console.note(console.localizer("Note: the pager '\(program)' is not there."))
        return nil
      }
      return wanted
    }
    guard !environment.isSetButEmpty("PAGER"), environment["PATH"] != nil,
      environment.executable("less") != nil
    else { return nil }
    return "less -FRX"
  }

  /// Returns the program of a command if it is missing; `nil` if only a shell can find out.
  private static func missingProgram(_ command: String, _ environment: Environment) -> String? {
    guard let program = command.split(whereSeparator: \.isWhitespace).first.map(String.init),
      program.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+".contains($0) })
    else { return nil }
    return environment.executable(program) == nil ? program : nil
  }
}
