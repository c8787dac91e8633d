import MovieTMDB
import Testing

struct EmbeddedSearchTests {
  private let service = EmbeddedService()

  @Test func `A movie without a date has no year`() async throws {
    let movies = try await service.search("key", year: "0")
    #expect(movies.map(\.id) == [])
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

  @Test(arguments: [nil, ""])
  func `A search without a query is rejected`(query: String?) async throws {
    let (status, rejection) = try await service.rejection(.get("/search/movie", ["query": query]))
    #expect(status == 422)
    #expect(rejection == .init())
  }
}
