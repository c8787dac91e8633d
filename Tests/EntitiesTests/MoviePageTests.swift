import Entities
import Testing

struct MoviePageTests {
  @Test(arguments: [(58_322, 500), (501, 500), (500, 500), (499, 499), (1, 1), (0, 0), (-7, 0)])
  func `No more pages can be asked for than are served`(said: Int, pages: Int) {
    let page = MoviePage(number: 1, movies: [], totalPages: said, totalResults: 0)
    #expect(page.totalPages == pages)
  }

  @Test(arguments: [(1_166_433, 1_166_433), (0, 0), (-1, 0)])
  func `The results are as many as the service says, and never fewer than none`(
    said: Int, results: Int
  ) {
    let page = MoviePage(number: 1, movies: [], totalPages: 1, totalResults: said)
    #expect(page.totalResults == results)
  }

  @Test func `A page keeps its number and its movies in order`() {
    let movies = [3, 1, 2].map { PopularMovieEntity(id: $0, title: "x") }
    let page = MoviePage(number: 7, movies: movies, totalPages: 9, totalResults: 180)
    #expect(page.number == 7)
    #expect(page.movies.map(\.id) == [3, 1, 2])
  }

  @Test func `The service serves 500 pages`() {
    #expect(MoviePage.lastServed == 500)
  }
}
