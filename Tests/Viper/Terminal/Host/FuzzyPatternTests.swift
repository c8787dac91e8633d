import Testing

@testable import ViperTerminal

struct FuzzyPatternTests {
  private static let entries = [
    "Favorite", "Log in", "list: Top", "go to top", "Random movie", "Sort by rating",
    "all commands",
  ]

  /// Returns the matching entries, best match first.
  private func found(_ text: String) -> [String] {
    let pattern = FuzzyPattern(text)
    return Self.entries.compactMap { entry in pattern.rank(of: entry).map { ($0, entry) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test(arguments: [
    ("top", ["list: Top", "go to top"]), ("rm", ["Random movie"]),
    ("login", ["Log in"]), ("SBR", ["Sort by rating"]), ("sort rat", ["Sort by rating"]),
    ("zzz", []), ("fvrt", ["Favorite"]), ("mov", ["Random movie"]),
    ("om", ["Random movie", "all commands"]),
  ])
  func `Letters in order match, and beginnings of words come first`(
    text: String, entries: [String]
  ) {
    #expect(found(text) == entries)
  }

  @Test func `A blank text matches everything equally`() {
    #expect(found(" ") == Self.entries)
  }

  @Test func `The name of a key matches`() {
    #expect(FuzzyPattern("ctrl-l").rank(of: "redraw", keys: "Ctrl-L") == 1)
    #expect(FuzzyPattern("q").rank(of: "down", keys: "Down j") == nil)
  }
}
