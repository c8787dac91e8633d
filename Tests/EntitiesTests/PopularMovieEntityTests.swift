import Entities
import Testing

struct PopularMovieEntityTests {
  @Test func `The original title is the title unless told otherwise`() {
    #expect(PopularMovieEntity(id: 1, title: "x").originalTitle == "x")
    #expect(PopularMovieEntity(id: 1, title: "x", originalTitle: "y").originalTitle == "y")
  }

  private struct Film: PopularMovie {
    let id = 1
    let title = "x"
    let originalTitle = "x"
    let overview = ""
    let releaseDay: Day? = nil
    let rating: Rating? = nil
    let posterPath: String? = "/p.jpg"
  }

  @Test func `A poster has the address that its catalogue gave it`() {
    let row = PopularMovieEntity(
      id: 1, title: "x", posterPath: "/p.jpg", posterURL: "https://posters.example/p.jpg")
    #expect(row.posterURL == "https://posters.example/p.jpg")
    #expect(PopularMovieEntity(id: 1, title: "x", posterPath: "/p.jpg").posterURL == nil)
    #expect(Film().posterURL == nil)
  }
}
