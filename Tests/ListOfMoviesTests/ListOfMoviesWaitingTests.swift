import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

/// What is closed here has asked for something, or is about to.
@Suite("List: closed while it waits")
@MainActor
struct ListOfMoviesWaitingTests {
  let stage = Stage(time: .standsStill)
  let gate = Gate()

  @Test("During the pause of a search")
  func pause() async {
    await stage.openPopular(movies(1...3))
    let typing = await stage.type("alien")
    stage.window.close()
    stage.passPause()
    await typing.value
    stage.recorder.expect()
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("At the very end of the pause of a search")
  func endOfPause() async {
    await stage.openPopular(movies(1...3))
    let typing = await stage.type("alien")
    stage.passPause()
    stage.window.close()
    await typing.value
    stage.recorder.expect()
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("During the answer of a search", arguments: CancelledSearchTests.late)
  func search(answer: Result<MoviePage, MovieError>) async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: answer, behind: gate)
    let typing = await stage.search("alien", until: gate)
    stage.window.close()
    await gate.open()
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "cancelled: interactor.movies(.search(alien), page: 1)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("During the pause of a search, with an older one's answer under way")
  func pauseAndAnswer() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    let older = await stage.search("alien", until: gate)
    let newer = await stage.type("aliens")
    stage.window.close()
    stage.passPause()
    await gate.open()
    await newer.value
    await older.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "cancelled: interactor.movies(.search(alien), page: 1)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("During a list that an empty term loads")
  func wayBack() async {
    stage.answer(with: movies(1...3), behind: gate)
    stage.answer(.alien, with: movies(30...31))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.search("alien")
    let second = Gate()
    stage.answer(with: movies(1...3), behind: second)
    let back = Task { await stage.window.send(.search("")) }
    await second.arrivals(1)
    stage.window.close()
    await gate.open()
    await opening.value
    await second.open()
    await back.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "cancelled: interactor.movies(.kind(.popular), page: 1)",
      "cancelled: interactor.movies(.kind(.popular), page: 1)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("During the reload after a log-in")
  func reload() async {
    stage.answer(.kind(.rated), with: .notLoggedIn)
    stage.answer(.kind(.rated), with: movies(1...3), behind: gate)
    await stage.open(ListOfMoviesInput(query: .kind(.rated)))
    await stage.window.send(.activate("log-in"))
    let login = Task { await stage.endLogin(isLoggedIn: true) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await login.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.rated), page: 1)",
      "view.update(.failed(not-logged-in))",
      "router.logIn",
      "view.update(.loading)",
      "interactor.movies(.kind(.rated), page: 1)",
      "cancelled: interactor.movies(.kind(.rated), page: 1)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }
}
