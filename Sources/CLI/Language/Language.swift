import CLanguages
import Wording

/// A language that the program speaks.
enum Language {
  case english
  case spanish

  /// Creates the language of a locale such as `es_ES.UTF-8`, `es_MX` or `es`.
  ///
  /// An unknown language becomes English.
  ///
  /// - Parameter environment: The environment. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
  ///   is set decides, as POSIX requires.
  init(_ environment: Environment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    let code = locale?.prefix { !"_.@".contains($0) }
    self = code == "es" ? .spanish : .english
  }

  /// What it says; the table of a language is read here and nowhere else, and English has none.
  var localizer: Localizer {
    switch self {
    case .english: .english
    // A test holds that the table can be read.
    case .spanish: WordTable(language_spanish())?.localizer ?? .english
    }
  }
}
