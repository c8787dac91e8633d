import MovieEntities
import MovieHome
import MovieLibrary
import Testing
import Viper

/// An interactor that always suggests the same movies to the same user.
private struct InteractorMock: HomeInteractable {
  func user() async throws(MovieError) -> HomeUser {
    let viewing = Viewing(of: Film(id: 3, title: "Faust", year: 1926), on: nil)
    return HomeUser(name: "Ada", seen: [DiaryEntry(id: "1", time: 0, viewing: viewing)])
  }

  func tonight(skippingCurrent: Bool, reload: Bool) async throws(MovieError) -> TonightContent {
    TonightContent(
      pick: DetailedMovieEntity(id: 1, title: "Metropolis"),
      watchlist: [PopularMovieEntity(id: 2, title: "Nosferatu")])
  }
}

/// The test to read first: a mock provides movies, and all other parts are real.
@MainActor
struct FirstTest {
  @Test func `The screen shows tonight's movie, the watchlist and the diary`() async {
    let window = Window()
    // Returns when all parts have loaded and been drawn, so the test needs no sleep.
    await window.replaceRoot(
      with: HomeAssembler.assemble(interactor: InteractorMock(), window: window, output: nil))

    #expect(
      window.scene?.rows.map { $0.cells[0].text } == ["Metropolis", "Nosferatu", "Faust"])
  }
}
