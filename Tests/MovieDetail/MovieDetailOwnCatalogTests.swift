import MovieDetail
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

/// A page over a catalog of one's own, without TMDB and without marks.
@MainActor
struct MovieDetailOwnCatalogTests {
  private struct OwnFilms: MovieDetailInteractable {
    func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
      DetailedMovieEntity(
        id: 1, title: "Our holidays", releaseDate: ReleaseDate(year: 2019), status: "Released",
        hasTMDBID: false)
    }
  }

  @Test func `The page has no TMDB ID, no URL and no buttons for marks`() async {
    let window = Window()
    await window.replaceRoot(
      with: MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(1)), interactor: OwnFilms(), window: window,
        output: nil))
    #expect(
      window.scene?.text == """
        Our holidays (2019)
        No poster
        No votes yet

        Released in 2019
        """)
    #expect(window.scene?.buttons.map(\.id) == [])
    window.close()
  }
}
