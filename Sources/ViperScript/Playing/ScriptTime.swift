import ViperClocks

/// The clock of a run, and the commands that sleep on it.
///
/// A command that `start` began sleeps until the script waits: for the clock, for a command, or for
/// all of them. Any other command moves the clock as far as it sleeps, unless the clock is manual.
final class ScriptTime: Clock {
  typealias Instant = ManualClock.Instant

  /// Whether only the command `advance` moves the clock.
  let isManual: Bool
  /// The commands that `start` began and that have not ended.
  @MainActor var begun: [BegunCommand] = []
  private let clock = ManualClock()

  init(_ time: ScriptPlaying.Time) {
    isManual = time == .manual
  }

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func advance(by duration: Duration) { clock.advance(by: duration) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !isManual, ManualClock.sleeper == nil else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try Task.checkCancellation()
    await pass(until: deadline)
  }

  /// Moves the clock.
  ///
  /// It stops at each moment at which a command wakes, until that command has ended or sleeps again:
  /// what the command then waits for counts from there.
  @MainActor func pass(until end: Instant) async {
    // A command that has just begun may not sleep yet. With a manual clock, it has settled already.
    if !isManual { await settleOnClock() }
    while let next = clock.deadlines.first, next <= end {
      clock.advance(by: clock.now.duration(to: next))
      await settleOnClock()
    }
    clock.advance(by: max(.zero, clock.now.duration(to: end)))
  }

  /// Moves the clock by a duration.
  @MainActor func pass(_ duration: Duration) async {
    await pass(until: now.advanced(by: duration))
  }

  /// Moves the clock to the next moment at which a command wakes.
  @MainActor func passToNextWaking() async {
    if let next = clock.deadlines.first { await pass(until: next) }
  }

  /// Waits until each command that has begun sleeps or has ended.
  @MainActor private func settleOnClock() async {
    for command in begun { _ = await sleeps(command) }
  }

  /// Waits until a command sleeps or has ended, and returns whether it sleeps.
  @MainActor func sleeps(_ command: BegunCommand) async -> Bool {
    await clock.sleeps(command.id, beforeEndOf: command.task)
  }
}
