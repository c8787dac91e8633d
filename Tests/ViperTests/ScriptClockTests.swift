import Testing
import ViperClocks

/// A driver moves either clock, and hands it on as a clock that others only wait on.
struct ScriptClockTests {
  @Test(arguments: [ImmediateClock(), ManualClock()] as [any ScriptClock])
  func `Whichever it is, it is moved`(_ clock: any ScriptClock) {
    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(5))
    #expect(clock.now.offset == .seconds(2) + .milliseconds(5))
  }

  @Test func `A sleep on the clock that was handed on is a sleep on this one`() async throws {
    let immediate = ImmediateClock()
    try await (immediate as any ScriptClock).asClock.sleep(for: .seconds(3))
    #expect(immediate.now.offset == .seconds(3))
    let manual = ManualClock()
    let clock = (manual as any ScriptClock).asClock
    let task = Task { try await clock.sleep(for: .seconds(3)) }
    await manual.sleepers(1)
    #expect(manual.deadlines.map(\.offset) == [.seconds(3)])
    manual.advance(by: .seconds(3))
    try await task.value
  }
}
