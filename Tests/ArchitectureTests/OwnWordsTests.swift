import Testing
import Wording

@testable import CLI

@Suite("Each language has its own words")
struct OwnWordsTests {
  private static let table = [
    "Log in": "Anmelden", "Log out": "Abmelden", "Error: {0}": "Fehler: {0}", "ID": "ID",
    "{0}: {1}": "{0}: {1}", "Title": "Titel", "Year": "Jahr", "Rating": "Wertung",
    "Popular": "Beliebt", "Back": "Zurück", "No": "Nein",
  ]

  @Test(
    "No table is a copy of another, or of the English", arguments: LanguageTableTests.languages)
  func copies(language: Language) throws {
    let texts = try #require(language.table).texts
    for other in Language.allCases where other != language {
      let shared = SharedTexts(texts, other.table?.texts)
      #expect(shared.share <= SharedTexts.limit, "\(language) has the words of \(other)")
    }
  }

  @Test("The same text in both is counted, and what has no letters is not")
  func counts() {
    let shared = SharedTexts(Self.table, nil)
    #expect(shared.texts == ["ID"])
    #expect(shared.share == 0.1)
  }

  @Test("A copy of a table is found")
  func copied() {
    #expect(SharedTexts(Self.table, Self.table).share == 1)
    let edited = Self.table.mapValues { "  " + $0.uppercased() + "!" }
    #expect(SharedTexts(edited, Self.table).share == 1)
    var half = Self.table
    for key in ["Back", "No", "Popular", "Rating", "Year"] { half[key] = "x" + key }
    #expect(SharedTexts(half, Self.table).share == 0.5)
  }

  @Test("The English in place of a translation is found")
  func english() {
    let texts = Dictionary(uniqueKeysWithValues: Self.table.keys.map { ($0, $0.lowercased()) })
    #expect(SharedTexts(texts, nil).share == 1)
    #expect(SharedTexts(texts, Self.table).texts == ["ID"])
  }

  @Test("An empty table is no language")
  func empty() {
    #expect(SharedTexts([:], nil).share > SharedTexts.limit)
    #expect(SharedTexts(["Back": "{0}!"], nil).share > SharedTexts.limit)
  }
}
