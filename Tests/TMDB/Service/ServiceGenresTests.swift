import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

struct ServiceGenresTests {
  @Test(arguments: [(nil, ""), ("es-ES", "?language=es-ES")] as [(String?, String)])
  func `The genres are one request, in the language`(
    _ language: String?, _ query: String
  ) async throws {
    let transport = StubTransport(
      .body(#"{"genres":[{"id":18,"name":"Drama"},{"id":"x"},{"id":37,"name":"Western"}]}"#))
    let genres = try await ServiceCatalog(transport: transport, language: language).genres()
    #expect(genres == [Genre(id: 18, name: "Drama"), Genre(id: 37, name: "Western")])
    #expect(transport.requestTexts == ["GET /genre/movie/list" + query])
  }

  @Test func `A filter's genre names are the catalog's`() async throws {
    #expect(try await ServiceCatalog(transport: EmbeddedTransport()).genres() == Genre.all)
  }
}
