import Entities
import ListOfMovies
import LoginModule
import TMDBEmbedded
import Testing
import Viper
import ViperClocks

@testable import CLI
@testable import ViperTestSupport

/// A time-out takes the service's thirty seconds by the script's clock, and none of anybody else's.
@MainActor
struct TimeoutTests {
  private let clock: ImmediateClock
  private let stage: MovieStage

  init() {
    clock = ImmediateClock()
    stage = MovieStage(MovieSettings(), clock: clock)
  }

  private func expectTimeout(_ name: String, _ place: SourceLocation = #_sourceLocation) {
    let scene = stage.window.scene
    #expect(scene?.name == name, sourceLocation: place)
    #expect(scene?.failure?.code == "timed-out", sourceLocation: place)
    #expect(scene?.isLoading == false, sourceLocation: place)
    #expect(clock.now.offset >= .seconds(30), sourceLocation: place)
    #expect(clock.now.offset < .seconds(32), sourceLocation: place)
  }

  @Test func `On a list`() async {
    stage.service.fail(.timeout, times: 1)
    await stage.router.openList(ListOfMoviesInput())
    expectTimeout("list")
  }

  @Test func `On its next page`() async {
    await stage.router.openList(ListOfMoviesInput())
    stage.service.fail(.timeout, times: 1)
    await stage.window.send(.more)
    expectTimeout("list")
    #expect(stage.window.scene?.rows.count == 20)
  }

  @Test func `On a search`() async {
    await stage.router.openList(ListOfMoviesInput())
    stage.service.fail(.timeout, times: 1)
    await stage.window.send(.search("caligari"))
    expectTimeout("list")
  }

  @Test func `On a movie's page`() async {
    stage.service.fail(.timeout, times: 1)
    await stage.router.openDetail(.tmdb(234))
    expectTimeout("detail")
  }

  @Test func `On a log-in`() async {
    await stage.router.presentLogin(LoginInput(service: "guest"))
    stage.service.fail(.timeout, times: 1)
    await stage.window.send(.submit)
    expectTimeout("login")
  }

  @Test func `On a change`() async {
    await stage.router.presentLogin(LoginInput(service: "guest"))
    await stage.window.send(.submit)
    await stage.router.openDetail(.tmdb(234))
    await stage.window.send(.type(field: "rating", text: "5"))
    stage.service.fail(.timeout, times: 1)
    await stage.window.send(.submit)
    expectTimeout("detail")
  }
}
