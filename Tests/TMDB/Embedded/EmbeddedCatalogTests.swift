import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTMDBEmbedded

struct EmbeddedCatalogTests {
  @Test(arguments: ["", "0234", "+234", "-1", "tt", "null", "234,", "x"])
  func `Any other ID finds no movie`(id: String) {
    #expect(EmbeddedCatalog.index(ofPath: id) == nil)
  }

  @Test func `The facts about each movie are those of its page`() async throws {
    let catalog = ServiceCatalog(transport: EmbeddedTransport())
    for movie in EmbeddedCatalog.movies {
      let page = try await catalog.movie(.tmdb(movie.id))
      #expect(EmbeddedTransport.facts(of: movie.id) == MovieFacts(page))
    }
  }
}
