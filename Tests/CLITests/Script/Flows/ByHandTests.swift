import Entities
import ListOfMovies
import LoginModule
import TMDBEmbedded
import Testing
import Viper
import ViperClocks

@testable import CLI
@testable import ViperTestSupport

/// A script does what a person does: the same actions by hand lead to the same scene.
@MainActor
struct ByHandTests {
  private let clock: ImmediateClock
  private let stage: MovieStage

  init() {
    clock = ImmediateClock()
    stage = MovieStage(MovieSettings(), clock: clock)
  }

  private func send(_ actions: UserAction...) async {
    for action in actions { await stage.window.send(action) }
  }

  @Test func `Paging, a movie and back`() async throws {
    await stage.router.openList(ListOfMoviesInput())
    await send(.more, .moveFocus(1), .moveFocus(1), .selectID("234"), .selectRow(8), .back, .back)
    let played = try await Played.scene(
      after: """
        open list
        more
        next
        next
        select id 234
        select row 9
        back
        back
        """)
    #expect(stage.window.scene == played)
    #expect(stage.service.requests == 4)
    #expect(played?.rows.count == 40)
    #expect(played?.focus == 6)
  }

  @Test func `A search that fails and is asked again`() async throws {
    await stage.router.openList(ListOfMoviesInput())
    stage.service.fail(.garbage, times: 1)
    await send(.search("general"), .activate("retry"), .selectRow(0))
    let played = try await Played.scene(
      after: """
        open list
        fail next garbage
        search "general"
        activate "Retry"
        select row 1
        """)
    #expect(stage.window.scene == played)
    #expect(played?.name == "detail")
  }

  @Test func `A rating with a log-in in between`() async throws {
    await stage.router.openDetail(.tmdb(653))
    await send(
      .type(field: "rating", text: "8.5"), .activate("rate"),
      .type(field: "username", text: "user0"), .type(field: "password", text: "12345678"),
      .submit)
    let played = try await Played.scene(
      after: """
        open detail 653
        type rating "8.5"
        activate "Rate"
        type username "user0"
        secret password $PASSWORD
        submit
        """)
    #expect(stage.window.scene == played)
    #expect(played?.text.contains("You gave it 8.5") == true)
  }

  @Test func `The time passes alike`() async throws {
    await stage.router.openList(ListOfMoviesInput(query: .kind(.trending)))
    clock.advance(by: .seconds(86_400))
    await send(.refresh)
    let played = try await Played.scene(
      after: """
        open list trending
        advance 1440m
        refresh
        """)
    #expect(stage.window.scene == played)
  }
}
