import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import MovieDetail

struct MovieDetailMapperTests {
  let mapper = MovieDetailMapper(localizer: .english)

  @Test func `A page has the texts of a movie`() {
    let page = mapper.viewModel(StubMovie.full)
    #expect(page.texts.heading == "The Shawshank Redemption (1994)")
    #expect(page.texts.kind == "1994 · 2 h 22 min · Drama, Crime")
    #expect(page.texts.rating == StubMovie.full.rating.map { RatingViewModel($0) })
    #expect(page.texts.votes == "from 30,000 votes")
    #expect(page.texts.release == "September 23, 1994")
    #expect(page.texts.status == "Released")
    #expect(page.texts.writers == "Frank Darabont")
    #expect(
      page.texts.trailers
        == [.init("Official Trailer", "https://www.youtube.com/watch?v=PLl99DlL6b4")])
    #expect(page.texts.numbers == "TMDB 278")
    #expect(page.texts.pages == ["https://www.themoviedb.org/movie/278"])
    #expect(page.texts.posterText == "Poster of The Shawshank Redemption")
    #expect(page.directors == [.init(id: 4027, name: "Frank Darabont")])
    #expect(
      page.cast == [
        .init(id: 504, name: "Tim Robbins", part: "Andy Dufresne"),
        .init(id: 192, name: "Morgan Freeman"),
      ])
    #expect(page.castHeading == "Cast")
    #expect(page.similar == StubMovie.full.similar.map { MovieViewModel($0) })
  }

  @Test func `Unknown values are empty`() {
    let page = mapper.viewModel(StubMovie(title: "Untitled", originalTitle: "Untitled"))
    #expect(page.texts.votes == "No votes yet")
    #expect(page.texts.posterText == "No poster")
    #expect(page.castHeading == "Cast")
    let empty = [
      page.texts.originalTitle, page.texts.tagline, page.texts.kind, page.texts.release,
      page.texts.watchHeading,
    ]
    #expect(empty == ["", "", "", "", ""])
  }

  @Test func `Pages with the same texts are equal, and others are not`() {
    let page = mapper.viewModel(StubMovie.full)
    #expect(page == mapper.viewModel(StubMovie.full))
    #expect(page != mapper.viewModel(StubMovie(title: "Untitled")))
    var focused = page
    focused.focus = 1
    #expect(page != focused)
  }

  @Test(
    arguments: [
      (nil, ""), (0, ""), (1, "1 min"), (45, "45 min"), (59, "59 min"), (60, "1 h"),
      (61, "1 h 1 min"), (67, "1 h 7 min"), (119, "1 h 59 min"), (120, "2 h"), (142, "2 h 22 min"),
      (873, "14 h 33 min"),
    ] as [(Int?, String)])
  func `A runtime is shown in hours and minutes`(minutes: Int?, text: String) {
    #expect(mapper.viewModel(StubMovie(runtime: minutes)).texts.kind == text)
  }

  @Test(arguments: [(45, "45 min"), (60, "1 h 00"), (68, "1 h 08"), (873, "14 h 33")])
  func `In a column, all lengths of movies are equally wide`(minutes: Int, text: String) {
    #expect(Localizer.english.shortDuration(minutes) == text)
  }

  @Test func `A movie without votes has neither a rating nor a count`() {
    let page = mapper.viewModel(StubMovie(rating: Rating(average: 7, votes: 0)))
    #expect(page.texts.rating == nil)
    #expect(page.texts.votes == "No votes yet")
  }

  @Test(arguments: [
    (ReleaseDate(year: 1895, month: 12, day: 28), "1895"),
    (ReleaseDate(year: 2026, month: 1, day: 1), "2026"),
    (nil, ""),
  ])
  func `The year is the year of release`(date: ReleaseDate?, text: String) {
    let page = mapper.viewModel(
      StubMovie(releaseDate: date, similar: [similarMovie(1, released: date)]))
    #expect(page.texts.heading == (date == nil ? page.title : "\(page.title) (\(text))"))
    #expect(page.similar.map(\.year) == [text])
  }

  @Test(arguments: [("Le Fabuleux Destin", "Le Fabuleux Destin"), ("Amélie", "")])
  func `An original title is shown if it differs`(original: String, text: String) {
    let page = mapper.viewModel(StubMovie(title: "Amélie", originalTitle: original))
    #expect(page.texts.originalTitle == text)
  }

  @Test func `Writers share a line, and IDs and links are for TMDB and IMDb`() {
    let crew = ["Jonathan", "Christopher"].map {
      CrewMember(id: 1, name: $0, job: "Screenplay", department: "Writing")
    }
    let page = mapper.viewModel(StubMovie(imdbID: "tt0111161", crew: crew))
    #expect(page.texts.writers == "Jonathan, Christopher")
    #expect(page.texts.numbers == "TMDB 278 · IMDb tt0111161")
    #expect(
      page.texts.pages == [
        "https://www.themoviedb.org/movie/278", "https://www.imdb.com/title/tt0111161/",
      ])
  }

  @Test func `The whole cast is kept in order`() {
    let cast = (1...30).map { CastMember(id: $0, name: "Player \($0)") }
    #expect(mapper.viewModel(StubMovie(cast: cast)).cast.map(\.id) == Array(1...30))
  }

  @Test(arguments: [nil, 6.5])
  func `A similar movie keeps its rating, if any`(average: Double?) {
    let rating = average.flatMap { Rating(average: $0, votes: 3) }
    let page = mapper.viewModel(StubMovie(similar: [similarMovie(1, rating: rating)]))
    #expect(page.similar.map(\.rating) == [rating.map { RatingViewModel($0) }])
  }
}
