import ViperTerminal
import ViperText

/// How a script interacts with the modules on its stage.
public enum ScriptDriver: String, CaseIterable, Sendable {
  /// The script sends actions to the window or, if the stage has one, to its `host`.
  case window
  /// The script presses keys on a terminal, and a `TerminalHost` converts them to actions.
  case keys
}

/// The built-in settings that a script can change before its first action.
struct ScriptPlaying: Sendable {
  /// When the transcript shows the screen.
  enum Showing: String, CaseIterable, Sendable {
    /// The transcript shows the screen after each command that changes the screen, and while a
    /// command waits for a screen to load.
    case changes
    /// The transcript shows each change of the screen, even while a command is running.
    case every
    /// The transcript shows the screen only when the script uses `show`.
    case explicit
  }

  enum Coloring: String, CaseIterable, Sendable { case never, always }

  /// The types of clock that a stage can use.
  enum Time: String, CaseIterable, Sendable {
    /// The clock moves while the script waits for a command and when the script uses `advance`.
    case immediate
    /// The clock moves only when the script uses `advance`.
    case manual
  }

  /// How a script that is played with keys shows pictures.
  enum Pictures: String, CaseIterable, Sendable {
    /// The terminal shows only the alternative text of each picture.
    case none
    /// The terminal shows pictures as colored characters.
    case blocks
  }

  var driver = ScriptDriver.window
  var pictures = Pictures.none
  /// The extra time for which a cast shows each screen, in addition to the time that passes in the
  /// script.
  var pace = Duration.zero
  var size = TerminalSize(columns: 80, rows: 24)
  var coloring = Coloring.never
  var theme = ThemeMode.auto
  var view = ListStyle.rows
  var showing = Showing.changes
  var time = Time.immediate

  /// The styler for the transcript.
  var styler: ANSIStyler {
    guard coloring == .always, theme != .auto else {
      return ANSIStyler(isColored: coloring == .always)
    }
    return ANSIStyler(theme: theme.theme(on: nil, .palette))
  }
}
