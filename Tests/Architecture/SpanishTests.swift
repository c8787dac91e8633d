import Testing
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine

struct SpanishTests {
  /// The texts that are the same in Spanish, each with a reason.
  private static let unchanged = [
    "Error:": "the word is the same",
    "Error: {0}": "the word is the same",
    "VARIABLES": "the word is the same",
    "Top": "the word is used in Spanish too",
    "ID": "the letters are the same",
    "Drama": "the genre is the same",
    "Romance": "the genre is the same",
    "Western": "the genre is the same",
    "no": "the word is the same",
  ]

  private static func texts() throws -> [String: String] {
    try #require(Language.spanish.table).texts
  }

  @Test func `Texts that are the same in English and Spanish are listed`() throws {
    let same = try Self.texts().filter { $0.key == $0.value }.map(\.key)
    #expect(same.sorted() == Self.unchanged.keys.sorted())
  }

  @Test func `Spanish numbers use Spanish separators`() {
    let words = Language.spanish.localizer
    #expect(words.decimal("8.4") == "8,4")
    #expect(
      [1, 999, 1_000, 9_999, 10_000, 1_234_567].map(words.count) == [
        "1", "999", "1000", "9999", "10.000", "1.234.567",
      ])
  }
}
