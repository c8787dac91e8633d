import Testing

@testable import MovieTMDBEmbedded

struct EmbeddedCatalogTests {
  @Test func `All files decode and contain the same movies`() {
    #expect(EmbeddedCatalog.movies.count == 80)
    #expect(Set(EmbeddedCatalog.credits().map(\.movie)).count == 79)
    #expect(EmbeddedCatalog.countries.count == 250)
  }

  @Test(arguments: ["234", "tt0010323"])
  func `A movie is found by either of its IDs`(id: String) throws {
    let index = try #require(EmbeddedCatalog.index(ofPath: id))
    #expect(EmbeddedCatalog.movies[index].title == "The Cabinet of Dr. Caligari")
    #expect(EmbeddedCatalog.movies[index].year == 1920)
    #expect(
      EmbeddedCatalog.words[index] == [
        "the", "cabinet", "of", "dr", "caligari", "das", "cabinet", "des", "dr", "caligari",
      ])
    #expect(EmbeddedCatalog.index(of: 234) == index)
  }

  @Test(arguments: ["", "0234", "+234", "-1", "tt", "null", "234,", "x"])
  func `Any other ID finds no movie`(id: String) {
    #expect(EmbeddedCatalog.index(ofPath: id) == nil)
  }
}
