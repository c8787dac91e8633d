import MovieEntities
import Testing

struct PopularMovieEntityTests {
  @Test func `The original title defaults to the title`() {
    #expect(PopularMovieEntity(id: 1, title: "x").originalTitle == "x")
    #expect(PopularMovieEntity(id: 1, title: "x", originalTitle: "y").originalTitle == "y")
  }
}
