import Testing
import Viper
import ViperTesting

@MainActor
struct ModuleStageTests {
  private final class Stage: ModuleStage {
    typealias State = Int
    let parts: StageParts

    init(_ problems: Findings, timeStandsStill: Bool = false) {
      parts = StageParts(timeStandsStill: timeStandsStill, report: problems.add)
    }
  }

  private let problems = Findings()

  @Test func `A module opens in the stage's window and closes with it`() async {
    let stage = Stage(problems)
    await stage.open(.spy("list", stage.recorder))
    #expect(stage.window.scene?.name == "list")
    await stage.close()
    #expect(stage.window.depth == 0)
    stage.recorder.expect("list.onAppear")
    #expect(problems.messages == [])
  }

  @Test func `A stage has its view's states`() {
    let stage = Stage(problems)
    let screen = StubScreen("list")
    let spy = ViewSpy<Int>(
      recorder: stage.recorder, view: screen, show: { _ in }, spell: { "\($0)" })
    for number in 0...1 { spy.update(number) }
    #expect(stage.states == [0, 1])
  }

  @Test func `Unexpected events are reported where the stage is created`() {
    let line = #line + 1
    var parts: StageParts? = StageParts(report: problems.add)
    parts?.recorder.expect()
    parts?.recorder.record("list.onAppear")
    parts = nil
    #expect(problems.messages == ["Unexpected events:\n  list.onAppear"])
    #expect(problems.all.map(\.line) == [line])
  }

  @Test func `Leftovers are reported when the stage closes`() async {
    let stage = Stage(problems)
    let kept = StubScreen("kept")
    await stage.open(.stub("list", parts: [kept]))
    await stage.close()
    #expect(problems.messages.map { $0.contains("modules: list: StubScreen.") } == [true])
    withExtendedLifetime(kept) {}
  }

  @Test func `Tasks asleep after the window closes are reported at the closing line`()
    async
  {
    let stage = Stage(problems)
    let sleeper = Task { [clock = stage.clock] in try await clock.sleep(for: .seconds(5)) }
    await stage.clock.sleepers(1)
    await stage.close()
    let line = #line - 1
    #expect(problems.messages == ["Tasks still sleeping at 0.0 seconds, until: 5.0 seconds"])
    #expect(problems.all.map(\.line) == [line])
    sleeper.cancel()
  }

  @Test func `Waiting for a sleeper of a clock that the module does not have is reported`()
    async throws
  {
    for hasSlept in [true, false] {
      let problems = Findings()
      let stage = Stage(problems)
      let clock = stage.parts.waitingClock
      let module = Task { try await clock.sleep(for: .seconds(5)) }
      if hasSlept { try await module.value }
      await stage.clock.sleepers(1)
      let line = #line - 1
      try await module.value
      #expect(problems.messages.map { $0.hasPrefix("No task sleeps on this clock.") } == [true])
      #expect(problems.all.map(\.line) == [line])
    }
  }

  @Test func `A module may use both clocks of a stage`() async {
    let stage = Stage(problems)
    let module = Task { [clock = stage.clock, immediate = stage.immediateClock] in
      try await immediate.sleep(for: .seconds(1))
      for _ in 0..<20 { await Task.yield() }
      try await clock.sleep(for: .seconds(5))
    }
    await stage.clock.sleepers(1)
    #expect(stage.clock.deadlines.map(\.offset) == [.seconds(5)])
    module.cancel()
    _ = await module.result
    #expect(problems.messages == [])
  }

  @Test func `Time passes immediately, or only when the test moves it`() {
    let (flying, still) = (Stage(problems), Stage(problems, timeStandsStill: true))
    #expect(flying.parts.waitingClock as? ImmediateClock === flying.immediateClock)
    #expect(still.parts.waitingClock as? ManualClock === still.clock)
  }

  @Test func `The stage's routers record their calls and share the requester`() {
    let stage = Stage(problems)
    stage.parts.router().ask("logIn", for: stage)
    #expect(stage.recorder.requester === stage)
    stage.recorder.expect("router.logIn")
  }
}
