import Testing

@testable import MovieEntities
@testable import MovieLibrary

/// The numbers of viewings in a diary.
struct LibraryStatisticsTests {
  private static func viewing(
    _ movie: Int = 19, year: Int? = 1927, on day: String?, rating: Double? = nil,
    isRewatch: Bool = false
  ) -> Viewing {
    Viewing(
      of: Film(id: .tmdb(movie), title: "Movie", year: year), on: day.flatMap { Day($0) },
      rating: rating.flatMap { OwnRating($0) }, isRewatch: isRewatch)
  }

  private static let viewings = [
    viewing(on: "2025-12-31", rating: 8.5),
    viewing(on: "2026-01-01", rating: 9, isRewatch: true),
    viewing(653, year: 1922, on: "2026-01-01"),
    viewing(234, year: nil, on: "2026-01-02", rating: 9),
    viewing(961, year: 1926, on: nil, rating: 1),
  ]

  private static func counts<Key>(_ tallies: [Key: LibraryStatistics.Tally]) -> [Key: Int] {
    tallies.mapValues(\.viewings)
  }

  @Test func `Totals count all viewings, and each movie once`() {
    let total = LibraryStatistics(Self.viewings).total
    #expect([total.viewings, total.films, total.rewatches, total.rated] == [5, 4, 1, 4])
    #expect(total.averageRating == 6.9)
  }

  @Test func `Viewings of an unknown day have no year, month, weekday or day`() {
    let statistics = LibraryStatistics(Self.viewings)
    #expect(statistics.undated.viewings == 1)
    #expect(Self.counts(statistics.years) == [2025: 1, 2026: 3])
    #expect(Self.counts(statistics.months) == [12: 1, 1: 3])
    #expect(Self.counts(statistics.weekdays) == [3: 1, 4: 2, 5: 1])
    let days = statistics.days.map { "\($0) \($1.viewings)" }.sorted()
    #expect(days == ["2025-12-31 1", "2026-01-01 2", "2026-01-02 1"])
    #expect(Self.counts(statistics.decades) == [1920: 4])
    let ratings = statistics.ratings.map { "\($0) \($1.viewings)" }.sorted()
    #expect(ratings == ["1 1", "8.5 1", "9 2"])
  }

  @Test(arguments: [Int.min, -5, 0, 10_000, .max])
  func `A release year that no calendar has belongs to no decade`(year: Int) {
    let statistics = LibraryStatistics([Self.viewing(year: year, on: "2026-01-01")])
    #expect(Self.counts(statistics.decades) == [:])
    #expect(statistics.total.viewings == 1)
  }

  @Test func `A year counts only the viewings of that year`() {
    let statistics = LibraryStatistics(Self.viewings, year: 2026)
    #expect([statistics.total.viewings, statistics.undated.viewings] == [3, 0])
    #expect(Self.counts(statistics.months) == [1: 3])
    #expect(LibraryStatistics(Self.viewings, year: 2024).total.viewings == 0)
  }

  @Test func `The heat map shows the chosen year, or the last one with viewings`() {
    #expect(LibraryStatistics(Self.viewings).mapYear == 2026)
    #expect(LibraryStatistics(Self.viewings, year: 2025).mapYear == 2025)
    #expect(LibraryStatistics([Self.viewing(on: nil)]).mapYear == nil)
  }

  @Test func `What is known about movies is counted for each viewing`() {
    let facts = [
      MovieID.tmdb(19): MovieFacts(runtime: 153, genres: ["Drama"], directors: ["Lang", "Lang"]),
      .tmdb(653): MovieFacts(genres: ["Horror", "Drama"]), .tmdb(7): MovieFacts(runtime: 90),
    ]
    let statistics = LibraryStatistics(Self.viewings, facts: facts)
    #expect(Self.counts(statistics.directors) == ["Lang": 2])
    #expect(Self.counts(statistics.genres) == ["Drama": 3, "Horror": 1])
    #expect([statistics.timed.viewings, statistics.minutes] == [2, 306])
  }

  @Test func `Removed entries do not count`() {
    let library = Library([
      LibraryEvent(id: "1", time: 0, .watch(Self.viewing(on: nil))),
      LibraryEvent(id: "2", time: 0, .watch(Self.viewing(on: "2026-01-01"))),
      LibraryEvent(id: "3", time: 0, .remove(of: "2")),
    ])
    #expect(library.statistics().total.viewings == 1)
    #expect(library.statistics(year: 2026).total.viewings == 0)
  }
}
