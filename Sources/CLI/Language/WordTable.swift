import CMovieLanguages
import ViperEssentials
import ViperLocalization

/// The contents of a language's file: the translations of English texts, and the style of numbers.
struct WordTable: Decodable, Equatable {
  let decimal: String
  let group: String
  let leastGrouped: Int
  let texts: [String: String]

  private enum CodingKeys: String, CodingKey {
    case decimal, group, texts
    case leastGrouped = "least_grouped"
  }

  /// Creates a table from a file that is embedded in the program; `nil` if it is invalid.
  init?(_ file: LanguageBytes) {
    guard let start = file.start else { return nil }
    self.init(
      Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: file.count,
        deallocator: .none))
  }

  /// Creates a table from JSON; `nil` if it is invalid.
  init?(_ json: Data) {
    guard let table = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
    self = table
  }

  var localizer: Localizer {
    Localizer(
      texts: texts,
      numbers: NumberStyle(decimal: decimal, group: group, leastGrouped: leastGrouped))
  }
}
