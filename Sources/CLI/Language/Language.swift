import CMovieLanguages
import ViperCommandLine
import ViperEssentials
import ViperLocalization

/// A language for the program's messages, whose raw value is the language code used in locales.
enum Language: String, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// Selects the language of the user's locale, such as `es_ES.UTF-8` or `es`, or English if that
  /// language is not supported.
  init(_ environment: Environment) {
    let code = Self.locale(environment)?.prefix { !"_.@".contains($0) }
    self = code.flatMap { Language(rawValue: String($0)) } ?? .english
  }

  /// Returns the user's locale from `LC_ALL`, `LC_MESSAGES` or `LANG`, if any.
  ///
  /// As in POSIX, the first variable that is set wins.
  static func locale(_ environment: Environment) -> String? {
    environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
  }

  /// The translations, which are decoded on each access; `nil` for English, because the source code
  /// already contains the English text.
  var table: WordTable? {
    let file = language_table(rawValue)
    return file.start.flatMap { start in
      WordTable(
        Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: file.count,
          deallocator: .none))
    }
  }

  var localizer: Localizer { table?.localizer ?? .english }
}

/// The contents of a language file, which are the translations of English strings and the number
/// format.
struct WordTable: Decodable, Equatable {
  let decimal: String
  let group: String
  let minGrouped: Int
  let texts: [String: String]

  private enum CodingKeys: String, CodingKey {
    case decimal, group, texts
    case minGrouped = "least_grouped"
  }

  init?(_ json: Data) {
    guard let table = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
    self = table
  }

  var localizer: Localizer {
    Localizer(
      texts: texts,
      numbers: NumberStyle(decimal: decimal, group: group, minGrouped: minGrouped))
  }
}

/// Converts languages and countries to the form expected by TMDB.
enum LanguageTag {
  /// Returns a tag such as `es` or `es-ES` for text such as `es`, `ES-es` or `es_ES.UTF-8`; `nil`
  /// if the text is invalid.
  static func language(_ spelling: String) -> String? {
    let parts = spelling.prefix { $0 != "." && $0 != "@" }
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard areLetters(parts[0], count: 2...3),
      parts.dropFirst().allSatisfy({ areLetters($0, count: 2...2) })
    else { return nil }
    return parts[0].lowercased() + (parts.count == 2 ? "-" + parts[1].uppercased() : "")
  }

  /// Returns the language of the user's locale; `nil` if the locale is missing, invalid or English.
  ///
  /// English locales use TMDB's default, `en-US`, because TMDB has less text in other variants of
  /// English.
  static func language(localeOf environment: Environment) -> String? {
    guard let tag = Language.locale(environment).flatMap(language),
      tag.prefix(while: { $0 != "-" }) != Language.english.rawValue
    else { return nil }
    // TMDB's data for `es` without a country is incomplete.
    return tag == "es" ? "es-ES" : tag
  }

  /// Returns a country code in uppercase, such as `ES`, for a code in uppercase or lowercase; `nil`
  /// if the code is invalid.
  static func country(_ spelling: String) -> String? {
    areLetters(spelling[...], count: 2...2) ? spelling.uppercased() : nil
  }

  private static func areLetters(_ text: Substring, count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count)
      && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}
