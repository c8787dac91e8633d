import MovieEntities
import Testing

struct MoviePageTests {
  @Test(arguments: [(58_322, 500), (501, 500), (500, 500), (499, 499), (1, 1), (0, 0), (-7, 0)])
  func `The number of pages is limited to what TMDB serves`(said: Int, pages: Int) {
    let page = MoviePage(number: 1, movies: [], totalPages: said, totalResults: 0)
    #expect(page.totalPages == pages)
  }

  @Test(arguments: [(1_166_433, 1_166_433), (0, 0), (-1, 0)])
  func `The number of results is the service's, and never negative`(
    said: Int, results: Int
  ) {
    let page = MoviePage(number: 1, movies: [], totalPages: 1, totalResults: said)
    #expect(page.totalResults == results)
  }
}
