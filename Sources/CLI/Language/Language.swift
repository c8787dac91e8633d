import CMovieLanguages
import ViperCommandLine
import ViperLocalization

/// A language of the program's messages, by its code in a locale.
enum Language: String, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// Creates the language of the locale, such as `es_ES.UTF-8` or `es`; English if it is unknown.
  init(_ environment: Environment) {
    let code = Self.locale(environment)?.prefix { !"_.@".contains($0) }
    self = code.flatMap { Language(rawValue: String($0)) } ?? .english
  }

  /// Returns the user's locale, if any: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, as in POSIX.
  static func locale(_ environment: Environment) -> String? {
    environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
  }

  /// The word table, read at each access; `nil` for English, whose words are in the sources.
  var table: WordTable? { WordTable(language_table(rawValue)) }

  var localizer: Localizer { table?.localizer ?? .english }
}
