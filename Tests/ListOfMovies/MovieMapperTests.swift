import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import ListOfMovies

struct MovieMapperTests {
  let mapper = MovieMapper(localizer: .english)

  @Test func `A row has the movie's texts in the user's language`() throws {
    let movie = PopularMovieEntity(
      id: 278, title: "The Shawshank Redemption", originalTitle: "Rita Hayworth",
      overview: "Two men.", releaseDate: ReleaseDate(year: 1994, month: 9, day: 23),
      rating: Rating(average: 8.438, votes: 30_000), posterURL: "https://image.example/p.jpg",
      ownRating: OwnRating(9.5))
    let page = MoviePage(number: 1, movies: [movie], totalPages: 1, totalResults: 1)
    let german = Localizer(
      texts: [:], numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 4))
    for (localizer, texts) in [
      (Localizer.english, ["8.4", "9.5"]), (german, ["8,4", "9,5"]),
    ] {
      let page = MovieMapper(localizer: localizer).page(page) { _ in .unknown }
      let row = try #require(page.rows.first)
      #expect([row.number, row.title, row.year] == ["278", "The Shawshank Redemption", "1994"])
      #expect([row.rating?.text, row.ownRating] == texts)
      #expect(row.overview == "Two men.")
      #expect(row.address == "https://www.themoviedb.org/movie/278")
      #expect(row.posterURL == "https://image.example/p.jpg")
    }
  }

  @Test func `Unknown values are empty`() {
    let row = MovieViewModel(PopularMovieEntity(id: 1, title: "Untitled"))
    #expect([row.year, row.ownRating, row.overview] == ["", "", ""])
    #expect(row.rating == nil)
  }

  @Test(arguments: [
    (ReleaseDate(year: 1895, month: 12, day: 28), "1895"),
    (ReleaseDate(year: 2000, month: 1, day: 1), "2000"),
    (ReleaseDate(year: 2026, month: 12, day: 31), "2026"), (nil, ""),
  ])
  func `The year is the year of release`(date: ReleaseDate?, text: String) {
    #expect(MovieViewModel(movie(1, released: date)).year == text)
  }

  @Test(arguments: [0, 5.5])
  func `A movie without votes has no rating text`(average: Double) {
    #expect(MovieViewModel(movie(1, rating: Rating(average: average, votes: 0))).rating == nil)
  }

  @Test(
    arguments: [
      (.kind(.popular), "Popular movies"), (.kind(.nowPlaying), "Now playing"),
      (.kind(.topRated), "Top rated movies"), (.kind(.upcoming), "Upcoming movies"),
      (.kind(.trending), "Trending today"), (.kind(.favorites), "Your favorites"),
      (.kind(.watchlist), "Your watchlist"), (.kind(.rated), "Your ratings"),
      (.search(term: "dune", year: nil), "Search: dune"),
      (.search(term: "dune", year: 2021), "Search: dune (2021)"),
      (.similar(to: 653), "Similar to movie 653"),
      (.recommended(for: 653), "Recommendations for movie 653"),
      (.list(id: "noir"), "noir"),
    ] as [(MovieQuery, String)])
  func `The heading describes the list`(query: MovieQuery, title: String) {
    var heading = MovieListHeading(query: query, title: title, greeting: "Welcome, Neo.")
    heading.isSearched = query != .kind(.popular)
    #expect(mapper.heading(query, of: ListOfMoviesInput(greeting: "Welcome, Neo.")) == heading)
  }

  @Test func `A list has the title it was opened with, a search its term`() {
    let input = ListOfMoviesInput(query: .list(id: "noir"), title: "Film noir")
    #expect(mapper.heading(input.query, of: input).title == "Film noir")
    #expect(mapper.heading(.search(term: "dune", year: nil), of: input).title == "Search: dune")
  }
}
