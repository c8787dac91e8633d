import Testing
import Viper

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

  /// Ways in which work ends.
  enum End: CaseIterable { case done, cancelled, callerCancelled, overtaken }

  @Test(arguments: End.allCases)
  func `Finished work retains nothing`(end: End) async {
    var owner: Owner? = Owner(clock: clock)
    weak let watched = owner
    let task = Task { [owner] in await owner?.work() }
    await clock.sleepers(1)
    switch end {
    case .done: clock.advance(by: .seconds(60))
    case .cancelled: owner?.latest.cancel()
    case .callerCancelled: task.cancel()
    case .overtaken: await owner?.latest.run {}
    }
    await task.value
    #expect(watched?.ended == 1)
    owner = nil
    #expect(watched == nil)
  }
}
