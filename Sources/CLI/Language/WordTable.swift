import Essentials
import Fixtures
import Wording

/// A language's file: its words for the English ones, and how it writes numbers.
struct WordTable: Decodable {
  let decimal: String
  let group: String
  let leastGrouped: Int
  let texts: [String: String]

  private enum CodingKeys: String, CodingKey {
    case decimal, group, texts
    case leastGrouped = "least_grouped"
  }

  /// Reads a file that is part of the program.
  ///
  /// - Returns: Nothing when it is no such table.
  init?(_ file: FixtureBytes) {
    let bytes = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: file.start), count: file.count,
      deallocator: .none)
    guard let table = try? JSONDecoder().decode(Self.self, from: bytes) else { return nil }
    self = table
  }

  var localizer: Localizer {
    Localizer(
      texts: texts,
      numbers: NumberStyle(decimal: decimal, group: group, leastGrouped: leastGrouped))
  }
}
