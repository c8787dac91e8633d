import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import ViperLocalization

struct MovieViewModelTests {
  private let movie = PopularMovieEntity(
    id: 19, title: "Metropolis", overview: "A city.", rating: Rating(average: 8.2, votes: 9),
    posterURL: "https://image.example/p.jpg")

  @Test func `Rows with different marks are different`() {
    let row = MovieViewModel(movie)
    var marked = row
    marked.show(Marks(isFavorite: true), in: .english)
    #expect(marked != row)
    marked.show(.unknown, in: .english)
    #expect(marked == row)
  }

  @Test func `A known user rating replaces the one from the list`() {
    var row = MovieViewModel(id: 19, title: "A", ownRating: "8")
    row.show(.unknown, in: .english)
    #expect(row.ownRating == "8")
    row.show(Marks(rating: OwnRating(8.5)), in: .english)
    #expect(row.ownRating == "8.5")
    row.show(Marks(), in: .english)
    #expect(row.ownRating == "")
  }

  @Test func `Known facts are added to a row`() {
    var row = MovieViewModel(PopularMovieEntity(id: 19, title: "A", genreIDs: [18, 878, 1]))
    #expect(row.genres == "Drama, Science Fiction, genre 1")
    row.show(nil, in: .english)
    #expect(row.genres == "Drama, Science Fiction, genre 1")
    row.show(MovieFacts(runtime: 153, directors: ["B", "C"]), in: .english)
    #expect(row.genres == "Drama, Science Fiction, genre 1")
    #expect((row.runtime, row.runtimeText, row.directors) == (153, "2 h 33 min", "B, C"))
    #expect(row.length == "2 h 33")
    row.show(MovieFacts(genres: ["War"]), in: .english)
    #expect((row.genres, row.runtime, row.runtimeText) == ("War", nil, ""))
  }

  @Test(arguments: [
    MovieViewModel(id: 20, title: "A"), MovieViewModel(id: 19, title: "B"),
    MovieViewModel(id: 19, title: "A", year: "1927"),
    MovieViewModel(id: 19, title: "A", genres: "Drama"),
    MovieViewModel(
      id: 19, title: "A", rating: Rating(average: 8, votes: 1).map { RatingViewModel($0) }),
    MovieViewModel(id: 19, title: "A", ownRating: "8"),
    MovieViewModel(id: 19, title: "A", genres: "Drama"),
    MovieViewModel(id: 19, title: "A", overview: "A city."),
    MovieViewModel(id: 19, title: "A", address: "https://a.example"),
    MovieViewModel(id: 19, title: "A", posterURL: "https://a.example/p.jpg"),
  ])
  func `Rows with different values are different`(other: MovieViewModel) {
    #expect(MovieViewModel(id: 19, title: "A") != other)
  }
}
