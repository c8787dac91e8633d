import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct MovieDetailViewStatesTests {
  let stage = Stage()

  @Test func `A loading movie shows a placeholder`() async {
    let gate = Gate()
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open(spied: false) }
    await gate.arrivals(1)
    #expect(stage.window.scene?.text == "\nLoading…")
    await gate.open()
    await opening.value
    stage.recorder.expect("interactor.movie(278)")
  }

  @Test func `A movie that failed to load shows the error and Retry`() async {
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

  @Test func `A missing movie shows the error without Retry`() async {
    stage.answer(with: .notFound)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    #expect(
      stage.window.scene?.text == """

        ! There is no movie 278.
          Search for it.
        """)
  }

  @Test func `Before it appears, a page is empty`() {
    let screen = stage.module(spied: false).screen as? any TextScreen
    #expect(screen?.scene.text == "")
  }
}
