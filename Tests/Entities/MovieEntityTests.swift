import MovieEntities
import Testing

struct MovieEntityTests {
  @Test func `The original title defaults to the title`() {
    #expect(PopularMovieEntity(id: 1, title: "x").originalTitle == "x")
    #expect(PopularMovieEntity(id: 1, title: "x", originalTitle: "y").originalTitle == "y")
  }

  @Test func `Each director is listed once, in the service's order`() {
    let movie = DetailedMovieEntity(
      id: 1, title: "x",
      crew: [
        CrewMember(id: 8, name: "Bea", job: "Director", department: "Directing"),
        CrewMember(id: 7, name: "Ada", job: "Director", department: "Directing"),
        CrewMember(id: 9, name: "Cleo", job: "Assistant Director", department: "Directing"),
        CrewMember(id: 7, name: "Ada", job: "Writer", department: "Writing"),
        CrewMember(id: 8, name: "Bea", job: "Director", department: "Directing"),
      ])
    #expect(movie.directors.map(\.name) == ["Bea", "Ada"])
    #expect(movie.directors.map(\.id) == [8, 7])
  }

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

  @Test(arguments: [
    ("Disney Plus", "disney+"), ("Apple TV+", "APPLE tv plus"),
    ("Movistar Plus+", "movistar plus plus"),
    ("Canal+ Séries", "canal-plus-series"), ("Netflix", "8"), ("Netflix", " net flix"),
  ])
  func `A provider matches its name's letters or its ID`(_ name: String, _ text: String) {
    #expect(WatchProvider(id: 8, name: name).isNamed(text))
  }

  @Test(arguments: ["", "-", "9", "netfli", "netflix basic"])
  func `Other texts match no provider`(_ text: String) {
    #expect(!WatchProvider(id: 8, name: "Netflix").isNamed(text))
    #expect(!WatchProvider(id: 8, name: "!").isNamed(text))
  }
}
