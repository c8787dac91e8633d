import Testing
import Viper
import ViperClocks

/// What is left of work, and of who keeps it, when it has ended.
@MainActor
struct LatestTaskLifeTests {
  @MainActor
  private final class Owner {
    let latest = LatestTask()
    let clock: ManualClock
    private(set) var ended = 0

    init(clock: ManualClock) {
      self.clock = clock
    }

    /// Keeps itself alive while it works, as a presenter does.
    func work() async {
      await latest.run {
        try? await self.clock.sleep(for: .seconds(60))
        self.ended += 1
      }
    }
  }

  private let clock = ManualClock()

  @Test func `Work that is done keeps nobody`() async {
    var owner: Owner? = Owner(clock: clock)
    weak let watched = owner
    let task = Task { [owner] in await owner?.work() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await task.value
    #expect(watched?.ended == 1)
    owner = nil
    #expect(watched == nil)
  }

  @Test func `Work that was cancelled keeps nobody`() async {
    var owner: Owner? = Owner(clock: clock)
    weak let watched = owner
    let task = Task { [owner] in await owner?.work() }
    await clock.sleepers(1)
    owner?.latest.cancel()
    await task.value
    #expect(watched?.ended == 1)
    owner = nil
    #expect(watched == nil)
  }

  @Test func `Work that was overtaken keeps nobody`() async {
    var owner: Owner? = Owner(clock: clock)
    weak let watched = owner
    let older = Task { [owner] in await owner?.work() }
    await clock.sleepers(1)
    let newer = Task { [owner] in await owner?.work() }
    await older.value
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await newer.value
    #expect(watched?.ended == 2)
    owner = nil
    #expect(watched == nil)
  }

  @Test func `Work whose caller was cancelled keeps nobody`() async {
    var owner: Owner? = Owner(clock: clock)
    weak let watched = owner
    let task = Task { [owner] in await owner?.work() }
    await clock.sleepers(1)
    task.cancel()
    await task.value
    #expect(watched?.ended == 1)
    owner = nil
    #expect(watched == nil)
  }
}
