import Entities
import Testing
import Viper
import Wording

@testable import ListOfMovies

@Suite("List mapper")
struct MovieMapperTests {
  let mapper = MovieMapper(localizer: .english)

  @Test("A row has the text of a movie and the values behind it")
  func row() {
    let day = Day(year: 1994, month: 9, day: 23)
    let rating = Rating(average: 8.438, votes: 30_000)
    let movie = PopularMovieEntity(
      id: 278, title: "The Shawshank Redemption", originalTitle: "Rita Hayworth",
      overview: "Two men.", releaseDay: day, rating: rating,
      posterURL: "https://image.tmdb.org/t/p/w342/9cq.jpg")
    #expect(
      MovieViewModel(movie)
        == MovieViewModel(
          id: 278, title: "The Shawshank Redemption", originalTitle: "Rita Hayworth",
          year: "1994", releaseDay: day, rating: rating.map { RatingViewModel($0) },
          overview: "Two men.",
          posterURL: "https://image.tmdb.org/t/p/w342/9cq.jpg"))
  }

  @Test("What nobody knows is empty text and no value")
  func unknown() {
    #expect(
      MovieViewModel(PopularMovieEntity(id: 1, title: "Untitled"))
        == MovieViewModel(
          id: 1, title: "Untitled", originalTitle: "Untitled", year: "", releaseDay: nil,
          rating: nil, overview: "", posterURL: nil))
  }

  @Test(
    "The year is that of the release",
    arguments: [
      (Day(year: 1895, month: 12, day: 28), "1895"), (Day(year: 2000, month: 1, day: 1), "2000"),
      (Day(year: 2026, month: 12, day: 31), "2026"), (nil, ""),
    ])
  func year(day: Day?, text: String) {
    #expect(MovieViewModel(movie(1, released: day)).year == text)
  }

  @Test(
    "A rating keeps its numbers, and has a text and a tone",
    arguments: [
      (8.438, 30_000, "8.4", RatingViewModel.Tone.good), (6.96, 12, "7.0", .good),
      (6.94, 12, "6.9", .middling), (4.95, 1, "5.0", .middling), (4.94, 3, "4.9", .bad),
      (10, 1, "10.0", .good),
    ])
  func rating(average: Double, votes: Int, text: String, tone: RatingViewModel.Tone) throws {
    let rating = try #require(
      MovieViewModel(movie(1, rating: Rating(average: average, votes: votes))).rating)
    #expect(rating.text == text)
    #expect(rating.tone == tone)
    #expect(rating.average == average)
    #expect(rating.votes == votes)
  }

  @Test("Without votes there is no rating", arguments: [0, 5.5])
  func noVotes(average: Double) {
    #expect(MovieViewModel(movie(1, rating: Rating(average: average, votes: 0))).rating == nil)
  }

  @Test(
    "A heading says which movies these are",
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
  func heading(query: MovieQuery, title: String) {
    #expect(
      mapper.heading(query, of: ListOfMoviesInput(greeting: "Welcome, Neo."))
        == MovieListHeading(query: query, title: title, greeting: "Welcome, Neo."))
  }

  @Test("A list has the title that its opener gives it; a search in it is called by its term")
  func givenTitle() {
    let input = ListOfMoviesInput(query: .list(id: "noir"), title: "Film noir")
    #expect(mapper.heading(input.query, of: input).title == "Film noir")
    #expect(mapper.heading(.search(term: "dune", year: nil), of: input).title == "Search: dune")
  }

  @Test("A failure says what happened, what to do, and whether to try again")
  func failure() {
    #expect(
      mapper.localizer.failure(.offline)
        == Failure(
          code: "offline", message: "There is no way to the service.",
          advice: "Check the connection.", canRetry: true))
  }

  @Test("A failure that stays offers nothing")
  func finalFailure() {
    #expect(
      mapper.localizer.failure(.refused)
        == Failure(code: "refused", message: "The service refused."))
  }
}
