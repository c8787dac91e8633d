import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting

@Suite("List presenter: a search waits for the rest of its term")
@MainActor
struct DebounceTests {
  let stage = Stage(time: .standsStill)

  @Test("Nothing is asked before half a second has passed, and then it is")
  func pause() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31))
    let typing = await stage.type("alien")
    stage.clock.advance(by: .milliseconds(499))
    stage.recorder.expect()
    #expect(stage.shownIDs == ["1", "2", "3"])
    stage.clock.advance(by: .milliseconds(1))
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("The pause is half a second, and nothing else waits")
  func length() async {
    let stage = Stage(time: .flies)
    await stage.openPopular(of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2)
    stage.answer(with: movies(1...3))
    await stage.window.send(.moveFocus(19))
    await stage.window.send(.refresh)
    #expect(stage.immediateClock.now.offset == .zero)
    stage.answer(.alien, with: movies(30...31))
    await stage.window.send(.search("alien"))
    #expect(stage.immediateClock.now.offset == .milliseconds(500))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 19, next: available))",
      "view.update(.loaded(20 rows, focus: 19, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, focus: 19))",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("Typing on begins the pause anew")
  func typingOn() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31))
    let first = await stage.type("ali")
    stage.clock.advance(by: .milliseconds(300))
    let second = await stage.type("alien", after: first)
    stage.clock.advance(by: .milliseconds(499))
    stage.recorder.expect()
    stage.clock.advance(by: .milliseconds(1))
    await second.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
    #expect(stage.clock.now.offset == .milliseconds(800))
  }

  @Test("A search waits while the first page is under way, and takes its place")
  func firstPageUnderWay() async {
    let gate = Gate()
    stage.answer(with: movies(1...3), behind: gate)
    stage.answer(.alien, with: movies(30...31))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.search("alien")
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 1)")
  }
}
