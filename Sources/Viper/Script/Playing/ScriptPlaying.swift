import ViperTerminal
import ViperText

/// The ways in which a script reaches its modules.
public enum ScriptDriver: String, CaseIterable, Sendable {
  /// The script sends actions to the window.
  case window
  /// The script presses keys at a terminal, which a `TerminalHost` turns into actions.
  case keys
}

/// The built-in settings, which a script can change before its first action.
struct ScriptPlaying: Sendable {
  /// The moments at which the transcript shows the screen.
  enum Showing: String, CaseIterable, Sendable {
    /// After each command that changed the screen.
    case changes
    /// After each change of the screen, even while a command runs.
    case every
    /// Only at the command `show`.
    case explicit
  }

  enum Coloring: String, CaseIterable, Sendable { case never, always }

  /// The clocks that a stage can be made with.
  enum Time: String, CaseIterable, Sendable {
    /// The clock moves while the script waits for a command, and by `advance`.
    case immediate
    /// Only the command `advance` moves the clock.
    case manual
  }

  /// The ways in which a script that is played by keys shows pictures.
  enum Pictures: String, CaseIterable, Sendable {
    /// As alternative texts.
    case none
    /// As colored characters.
    case blocks
  }

  var driver = ScriptDriver.window
  var pictures = Pictures.none
  /// The time for which a cast shows each screen, besides the time that passes in the script.
  var pace = Duration.zero
  var size = TerminalSize(columns: 80, rows: 24)
  var coloring = Coloring.never
  var theme = ThemeMode.auto
  var view = ListStyle.rows
  var showing = Showing.changes
  var time = Time.immediate

  /// The styler of the transcript.
  var styler: ANSIStyler {
    guard coloring == .always, theme != .auto else {
      return ANSIStyler(isColored: coloring == .always)
    }
    return ANSIStyler(theme: theme.theme(on: nil, .palette))
  }
}
