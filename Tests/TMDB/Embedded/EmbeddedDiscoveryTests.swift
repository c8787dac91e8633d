import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

/// Filters on the embedded catalog, compared with its rows.
struct EmbeddedDiscoveryTests {
  typealias Row = EmbeddedService.Row

  private let service = EmbeddedService()

  /// Returns the TMDB IDs of the movies on all pages of a filter.
  private func ids(_ line: String) async throws -> [Int] {
    let catalog = ServiceCatalog(transport: service.transport)
    let query = MovieQuery.discover(try FilterLine.filter(line))
    var ids: [Int] = []
    for number in 1...(try await catalog.movies(query, page: 1).totalPages) {
      ids += try await catalog.movies(query, page: number).movies.map(\.id)
    }
    return ids
  }

  private static let conditions: [(String, @Sendable (Row) -> Bool)] = [
    ("", { _ in true }), ("drama", { $0.genreIds.contains(18) }),
    ("drama,war", { $0.genreIds.contains(18) && $0.genreIds.contains(10_752) }),
    ("drama|war", { $0.genreIds.contains(18) || $0.genreIds.contains(10_752) }),
    ("genre 4711", { _ in false }),
    ("1927", { $0.releaseDate?.hasPrefix("1927") ?? false }),
    ("1950..", { ($0.releaseDate ?? "") >= "1950" }),
    ("1908", { $0.releaseDate == "1908" }),
    ("..1915", { $0.releaseDate.map { $0 != "" && $0 < "1916" } ?? false }),
    ("rating 7.5..8", { (7.5...8).contains($0.voteAverage) }),
    ("rating ..3", { $0.voteAverage <= 3 }), ("votes 2000", { $0.voteCount >= 2_000 }),
    ("language de", { $0.originalLanguage == "de" }), ("language cn", { _ in false }),
    ("country DE", { _ in true }),
    (
      "horror 1920..1929 rating 7..",
      { row in
        row.genreIds.contains(27) && row.releaseDate?.hasPrefix("192") ?? false
          && row.voteAverage >= 7
      }
    ),
  ]

  @Test(arguments: conditions.indices)
  func `A condition selects the matching rows`(_ index: Int) async throws {
    let (line, isMatch) = Self.conditions[index]
    let rows = try await service.rows("/movie/popular").filter(isMatch)
    #expect(try await ids(line) == rows.map(\.id), "\(line)")
  }

  @Test func `Each tested condition selects some movies but not all`() async throws {
    for (line, isMatch) in Self.conditions where !["", "country DE"].contains(line) {
      let count = try await service.rows("/movie/popular").filter(isMatch).count
      #expect(count < 80)
      #expect(count > 0 || line.contains("4711") || line.contains("cn"), "\(line)")
    }
  }

  @Test func `A movie of unknown runtime matches no runtime condition`() async throws {
    // 19 has 153 minutes, 653 has 94, and the runtime of 900000001 is unknown.
    for (line, expected) in [("90..100 min", [653]), ("over 100", [19]), ("under 100", [653])] {
      #expect(try await ids(line).filter([19, 653, 900_000_001].contains) == expected, "\(line)")
    }
  }

  @Test func `A person can be in the cast or the crew, and all people must match`() async throws {
    // Robert Wiene directed 234, and Max Schreck acted in 653.
    #expect(try await ids("with 910000070") == [234])
    #expect(try await ids("with 910000011") == [653])
    #expect(try await ids("with 910000011,910000070").isEmpty)
    #expect(try await ids("with 1").isEmpty)
  }

  @Test(arguments: [
    ("popularity", "/movie/popular"), ("rating", "/movie/top_rated"),
    ("release", "/movie/now_playing"),
  ])
  func `A list and a filter with the same order have the same rows`(_ order: String, _ path: String)
    async throws
  {
    let rows = try await service.rows(path).map(\.id)
    #expect(try await ids("sort \(order)") == rows)
    guard order != "release" else { return }
    #expect(try await ids("sort -\(order)") == Self.reversed(rows))
  }

  @Test func `Titles are sorted from A to Z, and votes from most to fewest`() async throws {
    let rows = try await service.rows("/movie/popular")
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    let titles = try await ids("sort title").compactMap { known[$0]?.title }
    #expect(titles.first == "20,000 Leagues Under the Sea")
    #expect(
      titles.prefix(70).map { $0.lowercased() }
        == titles.prefix(70).map { $0.lowercased() }.sorted())
    let votes = try await ids("sort votes").dropLast(6).compactMap { known[$0]?.voteCount }
    #expect(votes == votes.sorted(by: >))
    #expect(try await ids("sort -title") == Self.reversed(try await ids("sort title")))
    #expect(try await ids("sort -votes") == Self.reversed(try await ids("sort votes")))
  }

  /// Returns the movies in reverse, with the invented ones last.
  private static func reversed(_ ids: [Int]) -> [Int] {
    ids.dropLast(6).reversed() + ids.suffix(6).reversed()
  }

  @Test func `The oldest come first, and those without a date last`() async throws {
    let ids = try await ids("sort -release")
    let rows = try await service.rows("/movie/popular")
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.releaseDate ?? "") })
    let dates = ids.dropLast(6).compactMap { known[$0] }
    #expect(dates == dates.sorted())
    #expect(Set(ids.suffix(2)) == [900_000_001, 900_000_002])
  }
}
