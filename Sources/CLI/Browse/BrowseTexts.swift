import MovieEntities
import Viper
import ViperLocalization
import ViperTerminal

/// The window's text in the user's language.
struct BrowseTexts {
  let localizer: Localizer

  func texts(isLive: Bool, isRecording: Bool = false) -> HostTexts {
    HostTexts(
      command: { [localizer] in localizer.translated(HostTexts.english($0)) },
      group: { [localizer] in localizer.translated(HostTexts.english($0)) },
      keyNames: keyNames,
      position: { [localizer] row, total in
        localizer("\(localizer.count(row)) of \(localizer.count(total))")
      },
      tooSmall: { [localizer] size, needed in
        localizer(
          "Too small: \(size.columns)x\(size.rows). Needs \(needed.columns)x\(needed.rows)."
        )
      },
      tooNarrow: { [localizer] in localizer("Cards need \($0) columns.") },
      loaded: { [localizer] rows, total in
        localizer("\(localizer.count(rows)) of \(localizer.count(total)) loaded")
      },
      linesBelow: { [localizer] count in
        count == 1
          ? localizer("1 more line below")
          : localizer("\(localizer.count(count)) more lines below")
      },
      notShown: { [localizer] in
        $0 == .isOff
          ? localizer("Poster not shown: pictures are off.")
          : localizer("Poster not shown: the window is too small.")
      },
      copied: { [localizer] in localizer("Sent to the clipboard: \($0)") },
      tab: { [localizer] in localizer("list: \($0)") },
      noCommand: { [localizer] in localizer("No command matches \"\($0)\".") },
      noRecent: { [localizer] in
        $0.isEmpty
          ? localizer("No earlier screens yet.") : localizer("No screen matches \"\($0)\".")
      },
      keys: localizer("Keys"), palette: localizer("All commands"),
      recent: localizer("Recent screens"),
      search: localizer("Search"),
      source: (isRecording ? localizer("rec") + "  " : "")
        + (isLive ? "TMDB" : localizer("embedded catalog")),
      discard: Confirmation(
        localizer("Discard unsaved changes?"), confirm: localizer("Discard"),
        cancel: localizer("Keep editing")))
  }

  /// Returns the localized names of keys, separated by spaces.
  @Sendable
  func keyNames(_ names: String) -> String {
    names.split(separator: " ")
      .map { localizer.translated(String($0)) }
      .joined(separator: " ")
  }

  func expected(hasRow: Bool) -> String {
    hasRow
      ? localizer("Recorded an assertion on this row")
      : localizer("Recorded an assertion on this screen")
  }

  func recorded(_ steps: Int, in file: String) -> String {
    steps == 1
      ? localizer("\(file): 1 step recorded.")
      : localizer("\(file): \(localizer.count(steps)) steps recorded.")
  }
}
