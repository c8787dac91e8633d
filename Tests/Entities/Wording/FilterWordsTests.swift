import MovieEntities
import MoviePresentation
import Testing
import ViperLocalization

struct FilterWordsTests {
  private let words = FilterWords(in: .english)

  private func title(_ line: String) throws -> String {
    words.title(try FilterLine.filter(line))
  }

  @Test(arguments: [
    ("", "Discover: all movies"),
    ("drama 1920..1929 rating 7..", "Discover: Drama · 1920–1929 · rated 7 or more"),
    ("drama,war,878", "Discover: Drama and War and Science Fiction"),
    ("drama|war", "Discover: Drama or War"), ("genre 4711", "Discover: genre 4711"),
    ("1927", "Discover: 1927"), ("1920..", "Discover: since 1920"),
    ("..1929", "Discover: until 1929"), ("rating ..4.5", "Discover: rated 4.5 or less"),
    ("rating 5..7", "Discover: rated 5 to 7"), ("votes 1", "Discover: at least 1 vote"),
    ("votes 2000", "Discover: at least 2,000 votes"),
    ("language de", "Discover: original language de"), ("country DE", "Discover: from DE"),
    ("with 5,7", "Discover: with 5, 7"),
  ])
  func `The title describes the filter`(line: String, title: String) throws {
    #expect(try self.title(line) == title)
  }

  @Test(arguments: [
    ("popularity", "all movies"), ("-popularity", "least popular first"),
    ("rating", "best rated first"), ("-rating", "worst rated first"),
    ("release", "newest first"), ("-release", "oldest first"),
    ("revenue", "highest revenue first"), ("-revenue", "lowest revenue first"),
    ("title", "from A to Z"), ("-title", "from Z to A"), ("votes", "most votes first"),
    ("-votes", "fewest votes first"),
  ])
  func `The title includes the order, unless it is the default`(order: String, words: String) throws
  {
    #expect(try title("sort \(order)") == "Discover: " + words)
  }

  @Test(arguments: [
    ("", "This list is empty."),
    ("drama", "No movies match this filter. Change or remove the genres."),
    (
      "drama 1920.. rating 7 votes 5 language de country DE with 5",
      "No movies match all of these filters. Change or remove the genres, the years, the rating, the votes, "
        + "the language, the country or the people."
    ),
  ])
  func `An empty list says which condition to relax`(line: String, message: String) throws {
    #expect(words.emptyMessage(try FilterLine.filter(line)) == message)
  }

  @Test func `An unknown word may be a name`() {
    let mistake = FilterMistake(
      field: .genre, kind: .unknown(name: "buster keaton"), text: "buster")
    #expect(
      Localizer.english.sentence(mistake).hasPrefix(
        "Unknown genre 'buster'. For a person, use 'with buster keaton'; for a genre, one of: "))
  }

  @Test(arguments: FilterField.allCases)
  func `A mistake says what is valid`(field: FilterField) {
    let mistake = FilterMistake(field: field, kind: .invalid, text: "qqq")
    let text = Localizer.english.sentence(mistake)
    #expect(text.contains("'qqq'"))
    #expect(text.hasSuffix("."))
    #expect(
      ["such as", "Use one of"].contains { text.contains($0) },
      "\(text)")
  }
}
