import Testing
import Viper

@MainActor
struct ImmediateClockTests {
  private let clock = ImmediateClock()

  @Test func `A sleep takes no time and moves the clock`() async throws {
    let beginning = clock.now
    try await clock.sleep(for: .seconds(3_600))
    #expect(beginning.duration(to: clock.now) == .seconds(3_600))
    try await clock.sleep(for: .milliseconds(5))
    #expect(beginning.duration(to: clock.now) == .seconds(3_600) + .milliseconds(5))
  }

  @Test func `Sleeping until a past time does not move the clock back`() async throws {
    let beginning = clock.now
    clock.advance(by: .seconds(60))
    try await clock.sleep(until: beginning, tolerance: nil)
    #expect(beginning.duration(to: clock.now) == .seconds(60))
  }

  @Test func `A canceled task neither sleeps nor moves the clock`() async {
    let beginning = clock.now
    let task = Task { [clock] in try await clock.sleep(for: .seconds(60)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == beginning)
  }
}
