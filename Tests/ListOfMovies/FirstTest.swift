import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper

/// An interactor that returns the same three movies for each list.
private struct InteractorMock: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    let movies = [
      PopularMovieEntity(id: 0, title: "SwiftBeta"),
      PopularMovieEntity(id: 1, title: "SwiftBeta1"),
      PopularMovieEntity(id: 2, title: "SwiftBeta2"),
    ]
    return MoviePage(number: page, movies: movies, totalPages: 1, totalResults: 3)
  }
}

/// The test to read first: a mock provides movies, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `A list shows the interactor's movies`() async {
    let window = Window()
    // Returns when the list has loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        interactor: InteractorMock(), window: window, output: nil))

    // The first cell is the movie's number.
    #expect(
      window.scene?.rows.map { $0.cells[1].text } == ["SwiftBeta", "SwiftBeta1", "SwiftBeta2"])
  }
}
