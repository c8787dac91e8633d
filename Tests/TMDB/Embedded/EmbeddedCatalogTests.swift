import Testing

@testable import MovieTMDBEmbedded

struct EmbeddedCatalogTests {
  @Test func `All files decode and contain the same movies`() {
    #expect(EmbeddedCatalog.rows.count == 80)
    #expect(EmbeddedCatalog.movies.count == 80)
    #expect(Set(EmbeddedCatalog.credits().map(\.movie)).count == 79)
    #expect(EmbeddedCatalog.countries.count == 250)
  }

  @Test(arguments: ["234", "tt0010323"])
  func `A movie is found by either of its IDs`(id: String) throws {
    let place = try #require(EmbeddedCatalog.place(ofPath: id))
    #expect(EmbeddedCatalog.movies[place].title == "The Cabinet of Dr. Caligari")
    #expect(EmbeddedCatalog.movies[place].year == 1920)
    #expect(
      EmbeddedCatalog.words[place] == [
        "the", "cabinet", "of", "dr", "caligari", "das", "cabinet", "des", "dr", "caligari",
      ])
    #expect(EmbeddedCatalog.place(of: 234) == place)
  }

  @Test(arguments: ["", "0234", "+234", "-1", "tt", "null", "234,", "x"])
  func `Any other ID finds no movie`(id: String) {
    #expect(EmbeddedCatalog.place(ofPath: id) == nil)
  }

  @Test func `Similar movies share the most genres, then the closest years come first`() throws {
    let place = try #require(EmbeddedCatalog.place(of: 234))
    #expect(
      EmbeddedCatalog.similar(to: place).map { EmbeddedCatalog.movies[$0].id }
        == [653, 10_728, 18_987, 992, 2_973, 28_963, 174_598, 964])
  }

  @Test func `A movie page has similar movies only if requested`() throws {
    let with = try #require(EmbeddedCatalog.detail("653", with: "credits,similar"))
    let without = try #require(EmbeddedCatalog.detail("653", with: "credits"))
    #expect(with.contains(#","similar":{"#))
    #expect(!without.contains(#","similar":{"#))
    #expect(EmbeddedCatalog.detail("tt0013442", with: "similar") == with)
  }

  @Test func `A page past the end has no rows`() {
    #expect(
      EmbeddedCatalog.page(2, of: [0, 1])
        == #"{"page":2,"results":[],"total_pages":1,"total_results":2}"#)
  }
}
