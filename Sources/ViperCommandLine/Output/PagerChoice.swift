import ViperLocalization
import ViperPlatform

/// Finds the user's pager.
enum PagerChoice {
  /// The pager for long output; `nil` if there is none, or the output is not for a person.
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

  /// The command: that of a setting, else of `PAGER`, else `less` if it is there.
  ///
  /// A variable that is empty or `cat` disables the pager.
  private static func command(
    _ settings: Settings, _ console: Console, _ environment: Environment
  ) throws(CommandFailure) -> String? {
    guard !environment.isSetToNothing(environment.name(of: .pager)) else { return nil }
    // A command that does not read the settings, such as the help, uses the variable too.
    let own = environment[environment.name(of: .pager)].flatMap(SettingKey.pager.value)
    let wanted = try settings.value(.pager) ?? own ?? environment["PAGER"]
    if let wanted {
      guard wanted != "cat" else { return nil }
      if let program = missing(wanted, environment) {
        let localizer = console.localizer
        console.note(localizer("Note: the pager '\(program)' is not there."))
        return nil
      }
      return wanted
    }
    guard !environment.isSetToNothing("PAGER"), environment.finds("less") else { return nil }
    return "less -FRX"
  }

  /// Returns the missing program of a command; `nil` if it exists, or only the shell can tell.
  private static func missing(_ command: String, _ environment: Environment) -> String? {
    guard let program = command.split(whereSeparator: \.isWhitespace).first.map(String.init),
      program.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+".contains($0) })
    else { return nil }
    let isThere =
      program.contains("/") ? access(program, X_OK) == 0 : environment.finds(program)
    return isThere ? nil : program
  }
}
