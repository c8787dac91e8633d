import MovieEntities
import Viper
import ViperLocalization
import ViperTerminal

/// The window's text in the user's language.
struct BrowseTexts {
  let localizer: Localizer

  func texts(isLive: Bool, isRecording: Bool = false) -> HostTexts {
    var texts = HostTexts(localizer)
    texts.searchPlaceholder = localizer.text("Title, person, filter or TMDB URL")
    texts.source =
      (isRecording ? localizer.text("rec") + "  " : "")
      + (isLive ? "TMDB" : localizer.text("built-in catalog"))
    return texts
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
