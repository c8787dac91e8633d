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
    "Favs": "the short form is the same",
    "ID": "the letters are the same",
    "Drama": "the genre is the same",
    "Romance": "the genre is the same",
    "Western": "the genre is the same",
    "no": "the word is the same",
  ]

  private static func texts() throws -> [String: String] {
    try #require(Language.spanish.table).texts
  }

  /// Returns the English of every text whose Spanish matches a pattern.
  private static func english(where spanish: some RegexComponent) throws -> [String] {
    try texts().filter { $0.value.lowercased().contains(spanish) }.map(\.key).sorted()
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

  @Test func `The Spanish word for terminal is always feminine`() throws {
    #expect(
      try Self.english(where: /\b(el|del|al|un|este|ese|ningún) terminal\b/) == [])
  }

  @Test func `Spanish uses petición for requests and pregunta for prompts`() throws {
    #expect(
      try Self.english(where: /\bpregunt/) == [
        "Cannot ask: not a terminal. Use {0}.",
        "Cannot prompt: not a terminal. Use --password-stdin.",
        "Cannot prompt: not a terminal. Use --username and --password-stdin.",
        "Cannot prompt: not a terminal. Use --username.",
        "The username. If omitted on a terminal, the program asks for it.",
        "Upload without asking.",
      ])
  }
}
