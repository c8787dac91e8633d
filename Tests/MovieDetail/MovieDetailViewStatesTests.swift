import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail view: screens without a movie")
@MainActor
struct MovieDetailViewStatesTests {
  let stage = Stage()

  @Test("The movie under way")
  func loading() async {
    let gate = Gate()
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open(spied: false) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.text == "\nLoading…")
    await gate.open()
    await opening.value
    stage.recorder.expect("interactor.movie(278)")
  }

  @Test("A movie that did not come, with Retry")
  func failed() async {
    stage.answer(with: .offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    #expect(
      stage.window.scene?.text == """

        ! There is no way to the service.
          Check the connection.
        [Retry]
        """)
  }

  @Test("A movie that does not exist, without Retry")
  func failedForGood() async {
    stage.answer(with: .notFound)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    #expect(
      stage.window.scene?.text == """

        ! There is no movie 278.
          Search for it.
        """)
  }

  @Test("Before it has appeared a page is blank")
  func idle() {
    let screen = stage.module(spied: false).screen as? any TextScreen
    #expect(screen?.scene.text == "")
  }
}
