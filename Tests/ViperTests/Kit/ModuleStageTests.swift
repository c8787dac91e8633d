import Testing
import Viper
import ViperClocks
import ViperTesting

@MainActor
struct ModuleStageTests {
  private final class Stage: ModuleStage {
    let props: StageProps

    init(_ problems: Problems, time: Time = .flies) {
      props = StageProps(time: time, report: problems.add)
    }
  }

  private let problems = Problems()

  @Test func `A module is opened in the stage's window, and closed with it`() async {
    let stage = Stage(problems)
    await stage.open(.spy("list", stage.recorder))
    #expect(stage.window.scene?.name == "list")
    stage.close()
    #expect(stage.window.depth == 0)
    stage.recorder.expect("list.onAppear")
    #expect(problems.messages == [])
  }

  @Test func `Events that were not compared are reported where the stage is created`() {
    let line = #line + 1
    var props: StageProps? = StageProps(report: problems.add)
    props?.recorder.record("list.onAppear")
    props = nil
    #expect(problems.messages == ["Nobody expected:\n  list.onAppear"])
    #expect(problems.all.map(\.line) == [line])
  }

  @Test func `What is left behind is reported when the stage closes`() async {
    let stage = Stage(problems)
    let kept = StubScreen("kept")
    await stage.open(.stub("list", parts: [kept]))
    stage.close()
    #expect(problems.messages == ["Still alive after their module has left: list: StubScreen"])
    withExtendedLifetime(kept) {}
  }

  @Test func `Who sleeps on although the window is closed is reported at the line that closed it`()
    async
  {
    let stage = Stage(problems)
    let sleeper = Task { [clock = stage.clock] in try await clock.sleep(for: .seconds(5)) }
    await stage.clock.sleepers(1)
    stage.close()
    let line = #line - 1
    #expect(problems.messages == ["Still asleep at 0.0 seconds, until: 5.0 seconds"])
    #expect(problems.all.map(\.line) == [line])
    sleeper.cancel()
  }

  @Test func `Time flies, or stands still until the test moves it`() {
    let (flying, still) = (Stage(problems), Stage(problems, time: .standsStill))
    #expect(flying.props.waitingClock as? ImmediateClock === flying.immediateClock)
    #expect(still.props.waitingClock as? ManualClock === still.clock)
  }

  @Test func `The stage's routers note their calls and share who asked`() {
    let stage = Stage(problems)
    stage.props.router().ask("logIn", for: stage)
    #expect(stage.asker.module === stage)
    stage.recorder.expect("router.logIn")
  }
}
