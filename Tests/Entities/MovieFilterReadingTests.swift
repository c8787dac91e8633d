import MovieEntities
import Testing

/// Filter conditions as typed by users.
struct MovieFilterReadingTests {
  private func filter(_ field: FilterField, _ text: String) throws(FilterMistake) -> MovieFilter {
    var filter = MovieFilter()
    try filter.set(field, to: text)
    return filter
  }

  @Test(arguments: [
    ("drama", [18], false), ("Drama", [18], false), ("science fiction", [878], false),
    ("SCIENCE-FICTION", [878], false), ("sciencefiction", [878], false), ("878", [878], false),
    ("drama,878", [18, 878], false), (" drama , tv movie ", [18, 10_770], false),
    ("drama|western", [18, 37], true), ("drama,18,Drama", [18], false), ("18|18", [18], false),
    ("4711", [4_711], false),
  ])
  func `Genres are names or IDs, and match all or any`(
    _ text: String, _ ids: [Int], _ isAny: Bool
  ) throws {
    let filter = try filter(.genre, text)
    #expect(filter.genres == ids)
    #expect(filter.takesAnyGenre == isAny)
  }

  @Test(
    arguments: [
      ("1927", 1927, 1927), ("1920..1929", 1920, 1929), ("1920..", 1920, nil),
      ("..1929", nil, 1929),
      ("1920..1920", 1920, 1920),
    ] as [(String, Int?, Int?)])
  func `Years are one or a range, open at one end`(
    _ text: String, _ first: Int?, _ last: Int?
  ) throws {
    let filter = try filter(.year, text)
    #expect(filter.firstYear == first)
    #expect(filter.lastYear == last)
  }

  @Test(
    arguments: [
      ("7", 7, nil), ("7..", 7, nil), ("..4.5", nil, 4.5), ("7,5..8,25", 7.5, 8.25),
      ("0..10", 0, 10),
    ] as [(String, Double?, Double?)])
  func `A rating is a minimum or a range, with a decimal point or comma`(
    _ text: String, _ least: Double?, _ most: Double?
  ) throws {
    let filter = try filter(.rating, text)
    #expect(filter.minRating == least)
    #expect(filter.maxRating == most)
  }

  @Test func `The other conditions have one value each`() throws {
    #expect(try filter(.votes, "100").minVotes == 100)
    #expect(try filter(.originalLanguage, "DE").originalLanguage == "de")
    #expect(try filter(.country, "de").country == "DE")
    #expect(try filter(.people, "5, 7").people == [5, 7])
    #expect(try filter(.order, "-Title").order == MovieOrder(by: .title, isReversed: true))
    #expect(try filter(.order, "votes").order == MovieOrder(by: .votes))
  }

  @Test(
    arguments: [
      (.genre, ["", "dram", "drama,", "0", "-18", "|"]),
      (.year, ["", "..", "192", "1873", "10000", "+1927", "1920...1929", "1920-1929", "..x"]),
      (.rating, ["", "..", "10.1", "-1", "nan", "inf", "0x7", "1e1", "7..x", "1.2.3", "٧"]),
      (.votes, ["", "-1", "1.5", "1,000", "x", "1000000001"]),
      (.originalLanguage, ["", "d", "deu", "d1", "ñé"]), (.country, ["", "DEU", "4 "]),
      (.people, ["", "5,", "x", "0", "5|7", "99999999999999999999"]),
      (.order, ["", "-", "tite", "--title", "title.asc"]),
    ] as [(FilterField, [String])])
  func `An invalid value is a mistake`(_ field: FilterField, _ texts: [String]) {
    for text in texts {
      let mistake = #expect(throws: FilterMistake.self) { try filter(field, text) }
      #expect(mistake?.field == field, "\(text)")
      #expect(mistake?.kind == .invalid, "\(text)")
    }
  }

  @Test(
    arguments: [
      (.year, "1929..1920", .reversed), (.rating, "8..7.9", .reversed), (.genre, "a|b,c", .mixed),
    ] as [(FilterField, String, FilterMistake.Kind)])
  func `Some mistakes have a specific kind`(
    _ field: FilterField, _ text: String, _ kind: FilterMistake.Kind
  ) {
    #expect(throws: FilterMistake(field: field, kind: kind, text: text)) {
      try filter(field, text)
    }
  }
}
