import MovieTMDB
import MovieTMDBEmbedded
import Testing

/// The embedded lists of related movies.
struct EmbeddedRelatedTests {
  private let service = EmbeddedService()

  @Test func `Similar movies are the ones on the movie's page`() async throws {
    let page = try await service.page("/movie/234/similar")
    #expect(page.results.map(\.id) == [653, 10_728, 18_987, 992, 2_973, 28_963, 174_598, 964])
    #expect(page.totalResults == 8)
    #expect(try await service.page("/movie/tt0010323/similar").results == page.results)
  }

  @Test func `Recommended movies share a genre and are ordered by rating`() async throws {
    let rows = try await service.rows("/movie/top_rated")
    let movie = try #require(rows.first { $0.id == 234 })
    let others = rows.filter { row in
      row.id != 234 && !Set(row.genreIds).isDisjoint(with: movie.genreIds)
    }
    let page = try await service.page("/movie/234/recommendations")
    #expect(page.results == Array(others.prefix(20)))
    #expect(!page.results.isEmpty)
  }

  @Test(arguments: [
    "/movie/1/similar", "/movie/1/recommendations", "/movie/x/similar", "/movie/234/simila",
    "/movie/234/similar/1", "/person/234/similar",
  ])
  func `An unknown movie is not found`(_ path: String) async throws {
    #expect(try await service.rejection(.get(path)).status == 404)
  }
}
