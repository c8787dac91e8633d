import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: what is given up and asked for again")
@MainActor
struct AskedAgainTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A search over a list that is asked again: the list is neither stale nor longer after it")
  func searchOverReappear() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: movies(1...2), behind: gate)
    let back = Task { await stage.window.goOnAndBack() }
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
    stage.recorder.forget()
  }

  @Test("A list asked again while its next page is under way, given up, does not load for ever")
  func cancelledOverNextPage() async {
    await stage.openFavorites(1...20, of: 2)
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 2, behind: gate)
    let more = stage.window.begin(.more)
    await gate.arrivals()
    stage.answer(.favorites, with: .cancelled)
    await stage.window.goOnAndBack()
    #expect(stage.window.scene?.loading == nil)
    #expect(stage.window.scene?.offers.contains(.more) == true)
    await gate.open()
    await more.value
    stage.recorder.forget()
  }

  @Test("After a failed reappearance and a search, Retry asks for the list again")
  func retryAfterSearch() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .offline)
    await stage.window.goOnAndBack()
    stage.answer(.alien, with: movies(7...8))
    await stage.window.send(.search("alien"))
    // Room for both: the list again when the search is left, or at Retry.
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.search(""))
    stage.recorder.forget()
    await stage.window.send(.activate("retry"))
    #expect(stage.shownIDs == ["1", "2"])
    stage.recorder.forget()
  }

  @Test("A late failure of a reappearance that a refresh has replaced changes nothing")
  func lateFailure() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .offline, behind: gate)
    let back = Task { await stage.window.goOnAndBack() }
    await gate.arrivals()
    stage.answer(.favorites, with: movies(1...20), of: 2)
    let refresh = stage.window.begin(.refresh)
    await gate.open()
    await back.value
    await refresh.value
    stage.answer(.favorites, page: 2, with: .offline)
    await stage.window.send(.more)
    stage.recorder.forget()
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 2)
    stage.answer(.favorites, with: movies(1...20), of: 2)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 2)", "view.update(.loaded(40 rows))")
  }

  @Test("A search that was given up can be asked for again")
  func sameTermAgain() async {
    await stage.openPopular()
    stage.answer(.alien, with: .cancelled)
    await stage.window.send(.search("alien"))
    stage.recorder.forget()
    stage.answer(.alien, with: movies(7...8))
    await stage.window.send(.search("alien"))
    #expect(stage.shownIDs == ["7", "8"])
    stage.recorder.forget()
  }

  @Test("A way back from a search that was given up can be gone again")
  func sameWayBackAgain() async {
    await stage.openFavorites(1...3)
    stage.answer(.alien, with: movies(7...8))
    await stage.window.send(.search("alien"))
    await stage.window.goOnAndBack()
    stage.answer(.favorites, with: .cancelled)
    await stage.window.send(.search(""))
    stage.answer(.favorites, with: movies(1...2))
    await stage.window.send(.search(""))
    #expect(stage.shownIDs == ["1", "2"])
    stage.recorder.forget()
  }

  @Test("A Retry of a reappearance that was given up leaves a Retry of the same")
  func retryCancelled() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: .offline)
    await stage.window.goOnAndBack()
    stage.answer(.favorites, with: .cancelled)
    await stage.window.send(.activate("retry"))
    stage.recorder.forget()
    stage.answer(.favorites, with: movies(1...2))
    stage.answer(.favorites, page: 2, with: movies(1...2))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, next: loading))",
      "interactor.movies(.kind(.favorites), page: 1)", "view.update(.loaded(2 rows))")
  }

  @Test(
    "A refresh that is given up over a list that is asked again offers no page that is not there")
  func refreshCancelled() async {
    await stage.openFavorites(1...3)
    stage.answer(.favorites, with: movies(1...2), behind: gate)
    let back = Task { await stage.window.goOnAndBack() }
    await gate.arrivals()
    stage.answer(.favorites, with: .cancelled)
    let refresh = stage.window.begin(.refresh)
    await gate.open()
    await back.value
    await refresh.value
    #expect(stage.window.scene?.offers.contains(.more) == false)
    stage.recorder.forget()
  }

  @Test("A list that is closed while it is asked again asks for no further page")
  func closedMeanwhile() async {
    await stage.openFavorites(1...20, 21...40, 41...60)
    stage.answer(.favorites, with: movies(1...20), of: 3, behind: gate)
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 3)
    stage.answer(.favorites, page: 3, with: movies(41...60), of: 3)
    let back = Task { await stage.window.goOnAndBack() }
    await gate.arrivals()
    stage.recorder.forget()
    stage.window.close()
    await gate.open()
    await back.value
    stage.recorder.expect("cancelled: interactor.movies(.kind(.favorites), page: 1)")
  }

  @Test("A full list (limit) that is asked again and searched offers no more")
  func limit() async {
    stage.answer(.favorites, with: movies(1...20), of: 3)
    await stage.open(ListOfMoviesInput(query: .favorites, limit: 20))
    #expect(stage.window.scene?.offers.contains(.more) == false)
    stage.answer(.favorites, with: .cancelled)
    await stage.window.goOnAndBack()
    #expect(stage.window.scene?.offers.contains(.more) == false)
    stage.recorder.forget()
  }

  @Test("The first load given up leaves a screen from which one can ask again")
  func firstLoadCancelled() async {
    stage.answer(with: .cancelled)
    await stage.open()
    #expect(stage.window.scene?.offers.contains(.refresh) == true)
    stage.recorder.forget()
  }

  @Test("Pages that came after a given-up reappearance are not lost by a given-up refresh")
  func lostPages() async {
    await stage.openFavorites(1...20, of: 3)
    stage.answer(.favorites, with: .cancelled)
    await stage.window.goOnAndBack()
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    #expect(stage.shownIDs.count == 40)
    await stage.window.send(.focus(30))
    stage.answer(.favorites, page: 3, with: movies(41...60), of: 3, behind: gate)
    let more = stage.window.begin(.more)
    await gate.arrivals()
    stage.answer(.favorites, with: .cancelled)
    await stage.window.send(.refresh)
    #expect(stage.shownIDs.count == 40)
    #expect(stage.window.scene?.focus == 30)
    await gate.open()
    await more.value
    stage.recorder.forget()
  }

  @Test("After a given-up reappearance, Retry of a page that failed asks for that page")
  func retryPage() async {
    await stage.openFavorites(1...20, of: 3)
    stage.answer(.favorites, with: .cancelled)
    await stage.window.goOnAndBack()
    stage.answer(.favorites, page: 2, with: .offline)
    await stage.window.send(.more)
    stage.recorder.forget()
    stage.answer(.favorites, with: movies(1...20), of: 3)
    stage.answer(.favorites, page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.activate("retry"))
    #expect(stage.shownIDs.count == 40)
    stage.recorder.forget()
  }

  @Test(
    "An opened search that is tried again, typed on and typed back is asked for again")
  func typedBack() async {
    let stage = Stage(time: .standsStill)
    stage.answer(.alien, with: .offline)
    await stage.open(ListOfMoviesInput(query: .alien))
    stage.answer(.alien, with: movies(1...2), behind: gate)
    let again = await stage.search("alien", until: gate)
    let on = await stage.type("aliens")
    stage.answer(.alien, with: movies(1...2))
    let back = await stage.type("alien", after: on)
    stage.passPause()
    await back.value
    await gate.open()
    await again.value
    #expect(stage.shownIDs == ["1", "2"])
    stage.recorder.forget()
  }
}
