import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

struct EmbeddedDetailsTests {
  private let service = EmbeddedService()

  private var catalog: ServiceCatalog { ServiceCatalog(transport: service.transport) }

  @Test func `The IMDb ID identifies the same movie`() async throws {
    let parts: KeyValuePairs<String, String?> = ["append_to_response": "credits,videos,similar"]
    let byNumber = try await page("/movie/234", parts)
    let byIMDb = try await page("/movie/tt0010323", parts)
    #expect(byNumber["id"] as? Int == 234)
    #expect(byNumber["similar"] != nil)
    #expect(byNumber == byIMDb)
  }

  @Test func `The genres of a page are always written the same way`() async throws {
    let genres =
      #""genres":[{"id":80,"name":"Crime"},{"id":14,"name":"Fantasy"},"#
      + #"{"id":27,"name":"Horror"}]"#
    var odd = 0
    for _ in 1...50 {
      let body = try await service.transport.response(to: .get("/movie/234")).body
      if !String(decoding: body, as: UTF8.self).contains(genres) { odd += 1 }
    }
    #expect(odd == 0)
  }

  /// A page as JSON, without decoding it to a movie.
  private func page(
    _ path: String, _ parameters: KeyValuePairs<String, String?>
  ) async throws -> NSDictionary {
    let response = try await service.transport.response(to: .get(path, parameters))
    #expect(response.status == 200)
    return try #require(try JSONSerialization.jsonObject(with: response.body) as? NSDictionary)
  }

  @Test func `Each listed movie has its own page`() async throws {
    for row in try await service.rows("/movie/popular") {
      let movie = try await catalog.movie(.tmdb(row.id))
      #expect(movie.id == row.id)
      #expect(movie.title == row.title)
      #expect(movie.originalTitle == row.originalTitle)
      #expect(movie.releaseDate == ReleaseDate(row.releaseDate ?? ""))
      #expect(movie.rating == Rating(average: row.voteAverage, votes: row.voteCount))
      #expect(movie.genres.count == row.genreIds.count)
    }
  }

  @Test func `Similar movies share a genre and exclude the movie itself`() async throws {
    let rows = try await service.rows("/movie/popular")
    let genres = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, Set($0.genreIds)) })
    var counts: Set<Int> = []
    for row in rows {
      let similar = try await catalog.movie(.tmdb(row.id)).similar.map(\.id)
      #expect(similar.count <= 8)
      counts.insert(similar.count)
      #expect(Set(similar).count == similar.count)
      #expect(!similar.contains(row.id))
      let shared = similar.map { genres[$0]?.intersection(row.genreIds).count ?? 0 }
      #expect(shared.allSatisfy { $0 > 0 })
      #expect(shared == shared.sorted(by: >))
    }
    #expect(counts.count > 1)
  }

  @Test(arguments: [nil, "", "credits,videos", "similarity", "credits"])
  func `Similar movies are included only if requested`(parts: String?) async throws {
    let page = try await page("/movie/234", ["append_to_response": parts])
    #expect(page["similar"] == nil)
    #expect(page["credits"] != nil)
    #expect(page["videos"] != nil)
  }
}
