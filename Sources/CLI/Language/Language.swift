import CMovieLanguages
import ViperCommandLine
import ViperLocalization

/// A language of the program's messages, by its code in a locale.
enum Language: String, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// Creates the language of a locale such as `es_ES.UTF-8`, `es_MX` or `es`.
  ///
  /// An unknown language becomes English.
  init(_ environment: Environment) {
    let code = Self.locale(environment)?.prefix { !"_.@".contains($0) }
    self = code.flatMap { Language(rawValue: String($0)) } ?? .english
  }

  /// Returns the name of the user's locale; `nil` if there is none.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides, as POSIX requires.
  static func locale(_ environment: Environment) -> String? {
    environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
  }

  /// The word table of the language; `nil` for English, whose words are in the sources.
  ///
  /// The table is read at each access. Tests check that every other language has a readable table.
  var table: WordTable? { WordTable(language_table(rawValue)) }

  var localizer: Localizer { table?.localizer ?? .english }
}
