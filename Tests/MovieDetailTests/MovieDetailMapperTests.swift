import Entities
import Testing
import Viper
import Wording

@testable import MovieDetail

@Suite("Detail mapper")
struct MovieDetailMapperTests {
  let mapper = MovieDetailMapper(localizer: .english)

  @Test("A page has the text of a movie and the values behind it")
  func full() {
    let movie = StubMovie.full
    #expect(
      mapper.viewModel(movie)
        == MovieDetailViewModel(
          id: 278, title: "The Shawshank Redemption", originalTitle: "The Shawshank Redemption",
          year: "1994", releaseDay: movie.releaseDay, release: "September 23, 1994",
          runtime: "2 h 22 min", runtimeMinutes: 142, genres: ["Drama", "Crime"],
          rating: movie.rating.map { RatingViewModel($0) }, votes: "30,000 votes",
          status: "Released", tagline: "Fear can hold you prisoner.",
          overview: "Two imprisoned men bond.",
          directors: [.init(id: 4027, name: "Frank Darabont")],
          writers: ["Frank Darabont"],
          cast: [
            .init(id: 504, name: "Tim Robbins", character: "Andy Dufresne"),
            .init(id: 192, name: "Morgan Freeman", character: ""),
          ],
          trailers: [
            .init(name: "Official Trailer", url: "https://www.youtube.com/watch?v=PLl99DlL6b4")
          ],
          similar: movie.similar.map {
            .init(
              id: $0.id, title: "Movie \($0.id)", originalTitle: "Movie \($0.id)", year: "1999",
              releaseDay: $0.releaseDay, rating: $0.rating.map { RatingViewModel($0) },
              overview: "About \($0.id).", posterURL: nil)
          },
          posterPath: "/9cq.jpg", posterURL: "https://image.tmdb.org/t/p/w342/9cq.jpg"))
  }

  @Test("What nobody knows is empty text and no value")
  func unknown() {
    #expect(
      mapper.viewModel(StubMovie(title: "Untitled", originalTitle: "Untitled"))
        == MovieDetailViewModel(
          id: 278, title: "Untitled", originalTitle: "Untitled", year: "", releaseDay: nil,
          release: "", runtime: "", runtimeMinutes: nil, genres: [], rating: nil, votes: "",
          status: "",
          tagline: "", overview: "", directors: [], writers: [], cast: [], trailers: [],
          similar: [],
          posterURL: nil))
  }

  @Test(
    "Minutes are said as people say them",
    arguments: [
      (nil, ""), (0, ""), (1, "1 min"), (45, "45 min"), (59, "59 min"), (60, "1 h"),
      (61, "1 h 1 min"), (67, "1 h 7 min"), (119, "1 h 59 min"), (120, "2 h"), (142, "2 h 22 min"),
      (873, "14 h 33 min"),
    ] as [(Int?, String)])
  func runtime(minutes: Int?, text: String) {
    let page = mapper.viewModel(StubMovie(runtime: minutes))
    #expect(page.runtime == text)
    #expect(page.runtimeMinutes == minutes)
  }

  @Test(
    "Votes are counted with a comma before each three digits",
    arguments: [
      (1, "1 vote"), (2, "2 votes"), (999, "999 votes"), (1_000, "1,000 votes"),
      (1_234, "1,234 votes"), (30_000, "30,000 votes"), (999_999, "999,999 votes"),
      (1_234_567, "1,234,567 votes"),
    ])
  func votes(count: Int, text: String) {
    #expect(mapper.viewModel(StubMovie(rating: Rating(average: 7, votes: count))).votes == text)
  }

  @Test("Without votes there is neither a rating nor a count")
  func noVotes() {
    let page = mapper.viewModel(StubMovie(rating: Rating(average: 7, votes: 0)))
    #expect(page.rating == nil)
    #expect(page.votes == "")
  }

  @Test(
    "The year is that of the release",
    arguments: [
      (Day(year: 1895, month: 12, day: 28), "1895"), (Day(year: 2026, month: 1, day: 1), "2026"),
      (nil, ""),
    ])
  func year(day: Day?, text: String) {
    let page = mapper.viewModel(
      StubMovie(releaseDay: day, similar: [similarMovie(1, released: day)]))
    #expect(page.year == text)
    #expect(page.similar.map(\.year) == [text])
    #expect(page.releaseDay == day)
  }

  @Test("Both titles are kept", arguments: ["Le Fabuleux Destin d'Amélie Poulain", "Amélie"])
  func originalTitle(original: String) {
    let page = mapper.viewModel(StubMovie(title: "Amélie", originalTitle: original))
    #expect(page.title == "Amélie")
    #expect(page.originalTitle == original)
  }

  @Test("The whole cast is kept, in its order")
  func cast() {
    let cast = (1...30).map { CastMember(id: $0, name: "Player \($0)") }
    #expect(mapper.viewModel(StubMovie(cast: cast)).cast.map(\.id) == Array(1...30))
  }

  @Test("A similar movie keeps its rating, or has none", arguments: [nil, 6.5])
  func similarRating(average: Double?) {
    let rating = average.flatMap { Rating(average: $0, votes: 3) }
    let page = mapper.viewModel(StubMovie(similar: [similarMovie(1, rating: rating)]))
    #expect(page.similar.map(\.rating) == [rating.map { RatingViewModel($0) }])
  }

  @Test("A failure says what happened, what to do, and whether to try again")
  func failure() {
    #expect(
      mapper.localizer.failure(.offline)
        == Failure(
          code: "offline", message: "There is no way to the service.",
          advice: "Check the connection.", canRetry: true))
  }
}
