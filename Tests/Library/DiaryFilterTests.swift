import MovieEntities
import Testing

@testable import MovieLibrary

/// Which entries a filter and a search find.
struct DiaryFilterTests {
  private static func entry(
    _ title: String, _ year: Int?, on day: String?, rating: Double? = nil, note: String = "",
    tags: [String] = []
  ) -> DiaryEntry {
    DiaryEntry(
      id: title, time: 0,
      viewing: Viewing(
        of: Film(id: 1, title: title, year: year), on: day.flatMap { Day($0) },
        rating: rating.flatMap { OwnRating($0) }, note: note, tags: tags))
  }

  private let entries = [
    entry("Dune", 2021, on: "2026-11-24", rating: 8, tags: ["IMAX", "sand"]),
    entry("Dune", 1984, on: "2025-11-03", rating: 7.5, note: "Très long."),
    entry("Amélie", 2001, on: nil),
  ]

  private func years(_ change: (inout DiaryFilter) -> Void) -> [Int?] {
    var filter = DiaryFilter()
    change(&filter)
    return entries.filter(filter.matches).map(\.viewing.movie.year)
  }

  @Test(arguments: [
    ("", [2021, 1984, 2001]), ("dune", [2021, 1984]), ("2021 DUN", [2021]), ("amelie", [2001]),
    ("dune, 1984!", [1984]), ("imax", []),
  ])
  func `Every word is in the title or the year`(title: String, found: [Int]) {
    #expect(years { $0.title = title } == found)
  }

  @Test func `An unknown day is in no year and no month`() {
    #expect(years { $0.year = 2025 } == [1984])
    #expect(years { $0.month = 11 } == [2021, 1984])
  }

  @Test func `Both ends of a range of ratings match, and a movie without a rating does not`() {
    #expect(years { $0.minRating = 8 } == [2021])
    #expect(years { ($0.minRating, $0.maxRating) = (7.5, 8) } == [2021, 1984])
    #expect(years { $0.maxRating = 7.9 } == [1984])
  }

  @Test func `An entry has every tag`() {
    #expect(years { $0.tags = ["imax", "Sand"] } == [2021])
    #expect(years { $0.tags = ["imax", "snow"] } == [])
  }

  @Test func `A search finds words in titles, years, tags and notes`() {
    let search = DiarySearch(
      [Self.entry("A", 1, on: nil, note: "Tres."), Self.entry("B", 2, on: nil, tags: ["tres"])])
    #expect(search.ids(matching: "TRÈS") == ["A", "B"])
    #expect(search.ids(matching: "b 2 tre") == ["B"])
    #expect(search.ids(matching: "a 2") == [])
    #expect(search.ids(matching: " - ") == nil)
  }
}
