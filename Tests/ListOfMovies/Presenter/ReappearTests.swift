import ListOfMovies
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

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
    try await stage.book.change(.toggle(.favorite), of: Film(id: 2, title: "Movie 2"))
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

  @Test func `A personal list is requested again if its user has logged out`() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .notLoggedIn)
    stage.account.isLoggedIn = false
    await stage.book.checkOwner()
    await stage.window.goOnAndBack()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.kind(.favorites), page: 1)",
      "view.update(.failed(not-logged-in))")
  }

  @Test func `A personal list left by a search is requested again if its user has changed`() async {
    await stage.openFavorites(1...3)
    stage.answer(.alien, with: movies(4...5))
    await stage.window.send(.search("alien"))
    stage.answer(.favorites, with: movies(6...6))
    stage.account.isLoggedIn = false
    await stage.book.checkOwner()
    stage.account.isLoggedIn = true
    await stage.window.send(.search(""))
    #expect(stage.shownIDs == ["6"])
  }

  @Test func `After a change that required a login, a personal list is that of the new user`()
    async
  {
    await stage.openFavorites(1...3)
    stage.account.isLoggedIn = false
    await stage.window.send(.activate("watchlist"))
    stage.account.isLoggedIn = true
    stage.answer(.favorites, with: movies(4...4))
    await stage.endLogin(isLoggedIn: true)
    #expect(stage.shownIDs == ["4"])
    #expect(stage.window.scene?.notice != nil)
    #expect(stage.book.marks(of: 1).isOnWatchlist)
  }
}
