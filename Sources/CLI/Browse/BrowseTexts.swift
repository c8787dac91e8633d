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
        localizer.text("\(localizer.count(row)) of \(localizer.count(total))")
      },
      tooSmall: { [localizer] size, needed in
        localizer.text(
          "Too small: \(size.columns)x\(size.rows). Needs \(needed.columns)x\(needed.rows)."
        )
      },
      tooNarrow: { [localizer] in localizer.text("Cards need \($0) columns.") },
      loaded: { [localizer] rows, total in
        localizer.text("\(localizer.count(rows)) of \(localizer.count(total)) loaded")
      },
      linesBelow: { [localizer] count in
        count == 1
          ? localizer.text("1 more line below")
          : localizer.text("\(localizer.count(count)) more lines below")
      },
      notShown: { [localizer] in
        $0 == .isOff
          ? localizer.text("Poster not shown: pictures are off.")
          : localizer.text("Poster not shown: the window is too small.")
      },
      copied: { [localizer] in localizer.text("Sent to the clipboard: \($0)") },
      tab: { [localizer] in localizer.text("list: \($0)") },
      noCommand: { [localizer] in localizer.text("No command matches \"\($0)\".") },
      noRecent: { [localizer] in
        $0.isEmpty
          ? localizer.text("No earlier screens yet.")
          : localizer.text("No screen matches \"\($0)\".")
      },
      keys: localizer.text("Keys"), palette: localizer.text("All commands"),
      recent: localizer.text("Recent screens"),
      search: localizer.text("Search"),
      source: (isRecording ? localizer.text("rec") + "  " : "")
        + (isLive ? "TMDB" : localizer.text("built-in catalog")),
      discard: Confirmation(
        localizer.text("Discard unsaved changes?"), confirm: localizer.text("Discard"),
        cancel: localizer.text("Keep editing")))
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
      ? localizer.text("Recorded an assertion on this row")
      : localizer.text("Recorded an assertion on this screen")
  }

  func recorded(_ steps: Int, in file: String) -> String {
    steps == 1
      ? localizer.text("\(file): 1 step recorded.")
      : localizer.text("\(file): \(localizer.count(steps)) steps recorded.")
  }

  /// Returns how many of the diary's entries a recording contains; `nil` if none.
  func recorded(entries: Int) -> String? {
    switch entries {
    case 0: nil
    case 1: localizer.text("The recording contains 1 entry of your diary.")
    default:
      localizer.text("The recording contains \(localizer.count(entries)) entries of your diary.")
    }
  }
}
