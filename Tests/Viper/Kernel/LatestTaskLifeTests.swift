import Testing
import Viper

/// Finished work is released, and so is its owner.
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

    /// Retains itself while it works, like a presenter.
    func work() async {
      await latest.run {
        try? await self.clock.sleep(for: .seconds(60))
        self.ended += 1
      }
    }
  }

  private let clock = ManualClock()

  /// The ways in which work ends.
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
