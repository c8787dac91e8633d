import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct SearchRefreshTests {
  let stage = Stage()
  let gate = Gate()

  @Test
  func `A search during a refresh leaves the list current and its length unchanged`()
    async
  {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: movies(1...2), behind: gate)
    let back = Task { await stage.window.send(.refresh) }
    await gate.arrivals()
    stage.answer(.alien, with: movies(7...8))
    let search = stage.window.begin(.search("alien"))
    await gate.open()
    await back.value
    await search.value
    #expect(stage.shownIDs == ["7", "8"])
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.search(""))
    #expect(stage.shownIDs == ["1", "2"])
    #expect(stage.window.scene?.offers.contains(.more) == false)
  }

  @Test func `After a failed refresh and a search, Retry refreshes the list`() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .offline)
    await stage.window.send(.refresh)
    stage.answer(.alien, with: movies(7...8))
    await stage.window.send(.search("alien"))
    // The list could be requested again on leaving the search or by Retry.
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.search(""))
    await stage.window.send(.activate("retry"))
    #expect(stage.shownIDs == ["1", "2"])
  }

  @Test func `A list that closes during a refresh requests no further page`() async {
    await stage.openFavorites(1...20, 21...40, 41...60)
    stage.answer(.favorites, with: movies(1...20), of: 3, behind: gate)
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 3)
    stage.answer(.favorites, page: 3, with: movies(41...60), of: 3)
    let back = Task { await stage.window.send(.refresh) }
    await stage.recorder.unrecorded { await gate.arrivals() }
    stage.window.close()
    await gate.open()
    await back.value
    stage.recorder.expect("cancelled: interactor.movies(.kind(.favorites), page: 1, reload)")
  }
}
