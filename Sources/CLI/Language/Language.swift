import Fixtures
import Wording

/// A language that the program speaks.
enum Language {
  case english
  case spanish

  /// The language of a locale such as `es_ES.UTF-8`, `es_MX` or `es`; English for any that is not known.
  ///
  /// - Parameter environment: Of its variables for messages the first that is set decides, as POSIX says.
  init(_ environment: Environment) {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    let code = locale?.prefix { !"_.@".contains($0) }
    self = code == "es" ? .spanish : .english
  }

  /// What it says; the table of a language is read here and nowhere else, and English has none.
  var words: Words {
    switch self {
    case .english: .english
    // A test holds that the table can be read.
    case .spanish: WordTable(fixture_spanish())?.words ?? .english
    }
  }
}
