import Testing

@testable import MovieTMDBEmbedded

struct EmbeddedCatalogTests {
  @Test(arguments: ["", "0234", "+234", "-1", "tt", "null", "234,", "x"])
  func `Any other ID finds no movie`(id: String) {
    #expect(EmbeddedCatalog.index(ofPath: id) == nil)
  }
}
