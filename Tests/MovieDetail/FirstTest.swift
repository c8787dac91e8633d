import MovieDetail
import MovieEntities
import MovieLibrary
import Testing
import Viper

/// An interactor that returns the same movie, with two similar ones, for each ID.
private struct InteractorMock: MovieDetailInteractable {
  func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
    DetailedMovieEntity(
      id: 1, title: "Metropolis", releaseDate: ReleaseDate(year: 1927),
      similar: [
        PopularMovieEntity(id: 2, title: "Nosferatu"), PopularMovieEntity(id: 3, title: "Faust"),
      ])
  }
}

/// The test to read first: a mock provides a movie, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `A page shows the interactor's movie and the similar ones`() async {
    let window = Window()
    // Returns when the page has loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(1)), interactor: InteractorMock(), window: window,
        output: nil))

    #expect(window.scene?.title == "Metropolis (1927)")
    // The first cell is the movie's number.
    #expect(window.scene?.rows.map { $0.cells[1].text } == ["Nosferatu", "Faust"])
  }
}
