import MovieTMDB
import Testing

struct EmbeddedSearchTests {
  private let service = EmbeddedService()

  @Test func `A movie without a date has no year`() async throws {
    let movies = try await service.search("key", year: "0")
    #expect(movies.map(\.id) == [])
  }

  @Test(arguments: [
    ("hotel electrique", 143_634), ("Hôtel électrique", 143_634), ("HÔTEL", 143_634),
    ("ho\u{302}tel e\u{301}lectrique", 143_634), ("h\u{F6}tel", 143_634),
    ("METROPOLIS", 19), ("métropolis", 19), ("me\u{301}tropolis", 19), ("mÉtropolis", 19),
    ("cafe", 900_000_006), ("café", 900_000_006), ("cafe\u{301}", 900_000_006),
    ("CAFÉ", 900_000_006), ("famïly çafé", 900_000_006),
    ("Потёмкин", 643), ("потемкин", 643), ("Поте\u{308}мкин", 643), ("БРОНЕНОСЕЦ", 643),
    ("Аэлита", 2_973), ("аэлита", 2_973),
  ])
  func `Case and accents are ignored`(term: String, id: Int) async throws {
    #expect(try await service.search(term).map(\.id) == [id])
  }

  @Test(arguments: [
    ("映写機", 900_000_003), ("雨の日", 900_000_003), ("日の映", 900_000_003),
    ("הקולנוע", 900_000_004), ("הלילה האחרון", 900_000_004),
    ("Броненосец", 643), ("киноаппаратом", 26_317), ("По закону", 126_644),
  ])
  func `Other scripts are searched`(term: String, id: Int) async throws {
    #expect(try await service.search(term).map(\.id) == [id])
  }

  @Test(arguments: [
    ("cabinet caligari", [234]), ("caligari cabinet", [234]), ("DAS cabinet", [234]),
    ("cal cab", [234]), ("trip moon", [775]), ("voyage lune", [775]), ("moon lune", [775]),
    ("caligari moon", []), ("cabinet caligari x", []), ("aligari", []), ("ropolis", []),
    ("star born", [22_692]), ("chaplin", []),
  ])
  func `Each word matches the start of a word in the title or the original title`(
    term: String, ids: [Int]
  ) async throws {
    #expect(try await service.search(term).map(\.id) == ids)
  }

  @Test(arguments: [
    ("a&b=c #1 100% +", []), ("+", []), ("%", []), ("&&", []), (" ", []), ("\0", []),
    ("...", []), ("'", []), ("*", []), ("😀", []),
    ("#9 plan?", [10_513]), ("meet.john.doe", [32_574]), ("jeanne d'arc", [780]),
    ("jeanne d’arc", [780]), ("safety-last!!", [22_596]), ("20,000", [30_266]),
    ("ben-hur", [31_510]), ("ben  hur", [31_510]), ("+metropolis&", [19]),
  ])
  func `Punctuation separates words`(term: String, ids: [Int]) async throws {
    #expect(try await service.search(term).map(\.id) == ids)
  }

  @Test func `Results are ordered by popularity`() async throws {
    let found = try await service.search("the")
    #expect(found.count == 20)
    #expect(found.map(\.popularity) == found.map(\.popularity).sorted(by: >))
    #expect(found.first?.id == 961)
  }

  @Test func `Results are paged`() async throws {
    let all: EmbeddedService.Page = try await service.found(
      .get("/search/movie", ["query": "the"]))
    var found: [Int] = []
    for page in 1...all.totalPages {
      let rows: EmbeddedService.Page = try await service.found(
        .get("/search/movie", ["query": "the", "page": String(page)]))
      found += rows.results.map(\.id)
    }
    #expect(all.totalPages > 1)
    #expect(found.count == all.totalResults)
    #expect(Set(found).count == found.count)
  }

  @Test(arguments: [
    ("the", "1959", [43_109]), ("the", "1902", [775]), ("the", "1903", [5_698]),
    ("moon", "1902", [775]),
    ("key", "2015", []), ("premiere", "2015", []), ("moon", "", [775]), ("moon", "x", [775]),
  ])
  func `A year selects the movies of that year`(
    term: String, year: String, ids: [Int]
  ) async throws {
    #expect(Set(try await service.search(term, year: year).map(\.id)) == Set(ids))
  }

  @Test func `No results are an empty page`() async throws {
    let page: EmbeddedService.Page = try await service.found(
      .get("/search/movie", ["query": "xyzzy"]))
    #expect(page.results.isEmpty)
    #expect([page.page, page.totalPages, page.totalResults] == [1, 1, 0])
  }

  @Test(arguments: [nil, ""])
  func `A search without a query is rejected`(query: String?) async throws {
    let (status, rejection) = try await service.rejection(.get("/search/movie", ["query": query]))
    #expect(status == 422)
    #expect(rejection == .init())
  }
}
