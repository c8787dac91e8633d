import ListOfMovies
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperTesting

@MainActor
struct ReappearTests {
  let stage = Stage()

  @Test func `A public list reappears unchanged`() async {
    await stage.openPopular()
    await stage.window.goOnAndBack()
    stage.recorder.expect()
  }

  @Test func `A personal list reappears with its changed marks`() async throws {
    await stage.openFavorites(1...3)
    await stage.window.goOnAndBack()
    try await stage.book.change(.toggle(.favorite), of: MovieSummary(id: 2, title: "Movie 2"))
    #expect(stage.shownList?.rows.map(\.marks.isFavorite) == [false, true, false])
    #expect(stage.window.scene?.buttons.contains { $0.id == "undo" } == true)
  }

  @Test
  func
    `A list that requires a login is requested again when it reappears`()
    async
  {
    stage.answer(.favorites, with: .notLoggedIn)
    await stage.open(ListOfMoviesInput(query: .kind(.favorites)), recorded: false)
    stage.answer(.favorites, with: movies(1...3))
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.loaded(3 rows))")
  }
}
