import Synchronization

/// A clock whose sleeps return at once and move it: what would take a minute takes no time.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ImmediateClock: Clock, Sendable {
  public typealias Instant = ManualClock.Instant

  private let offset = Mutex(Duration.zero)

  /// Makes a clock.
  public init() {}

  public var now: Instant { Instant(offset: offset.withLock { $0 }) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    offset.withLock { $0 = max($0, deadline.offset) }
  }

  /// Moves the clock.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }
}
