import MovieEntities
import MoviePresentation
import Testing
import ViperLocalization

struct MovieViewModelTests {
  private let movie = PopularMovieEntity(
    id: 19, title: "Metropolis", overview: "A city.", rating: Rating(average: 8.2, votes: 9),
    posterURL: "https://image.example/p.jpg")

  @Test func `A row takes at most 32 bytes`() {
    #expect(MemoryLayout<MovieViewModel>.stride <= 32)
  }

  @Test func `Rows with the same texts are equal`() {
    #expect(MovieViewModel(movie) == MovieViewModel(movie))
  }

  @Test func `Rows with different marks are different`() {
    let row = MovieViewModel(movie)
    var marked = row
    marked.show(Marks(isFavorite: true), in: .english)
    #expect(marked != row)
    marked.show(Marks(), in: .english)
    #expect(marked == row)
  }

  @Test func `A known rating of the user's replaces the one of the list`() {
    var row = MovieViewModel(id: 19, title: "A", ownRating: "8")
    row.show(Marks(), in: .english)
    #expect(row.ownRating == "8")
    row.show(Marks(rating: OwnRating(8.5), known: .all), in: .english)
    #expect(row.ownRating == "8.5")
    row.show(Marks(known: .all), in: .english)
    #expect(row.ownRating == "")
  }

  @Test(arguments: [
    MovieViewModel(id: 20, title: "A"), MovieViewModel(id: 19, title: "B"),
    MovieViewModel(id: 19, title: "A", year: "1927"),
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
