import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting

@Suite("List presenter: a term is asked for once")
@MainActor
struct RepeatedTermTests {
  let stage = Stage(time: .standsStill)
  let gate = Gate()

  /// Opens the popular movies and searches; the events are done with.
  private func searchAlien(finding found: [PopularMovieEntity] = movies(30...31)) async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: found)
    await stage.search("alien")
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      found.isEmpty ? "view.update(.empty)" : "view.update(.loaded(\(found.count) rows))")
  }

  @Test(
    "The term that is shown is not sent again, whatever blanks it has",
    arguments: ["alien", " alien", "alien\t ", "\u{3000}alien\n"])
  func shown(term: String) async {
    await searchAlien()
    await stage.window.send(.search(term))
    stage.recorder.expect()
  }

  @Test("A term that found nothing is not sent again")
  func nothingFound() async {
    await searchAlien(finding: [])
    await stage.window.send(.search("alien"))
    stage.recorder.expect()
  }

  @Test("A term that waits is sent when its first pause is over")
  func waiting() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31))
    let typing = await stage.type("alien")
    stage.clock.advance(by: .milliseconds(300))
    await stage.window.send(.search("alien "))
    stage.clock.advance(by: .milliseconds(200))
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("A term whose answer is under way is neither sent again nor disturbed")
  func underWay() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    let typing = await stage.search("alien", until: gate)
    await stage.window.send(.search(" alien"))
    await gate.open()
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("A term that failed is sent again")
  func failed() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: .refused)
    stage.answer(.alien, with: movies(30...31))
    await stage.search("alien")
    await stage.search("alien")
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.failed(refused))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("Typing on and coming back to what is shown sends nothing", arguments: [0, 2])
  func back(count: Int) async {
    await searchAlien(finding: Array(movies(30...31).prefix(count)))
    let away = await stage.type("aliens")
    let back = await stage.type("alien", after: away)
    stage.passPause()
    await back.value
    stage.recorder.expect()
  }

  @Test("Typing on and coming back to a term that failed sends it again")
  func backToFailure() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: .refused)
    stage.answer(.alien, with: movies(30...31))
    await stage.search("alien")
    let away = await stage.type("aliens")
    let back = await stage.type("alien", after: away)
    stage.passPause()
    await back.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.failed(refused))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("Coming back to a term whose answer was given up sends it again")
  func backToCancelled() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    stage.answer(.alien, with: movies(30...32))
    let first = await stage.search("alien", until: gate)
    let away = await stage.type("aliens")
    await gate.open()
    await first.value
    let back = await stage.type("alien", after: away)
    stage.passPause()
    await back.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "cancelled: interactor.movies(.search(alien), page: 1)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(3 rows))")
  }
}
