import Synchronization

/// A clock that never waits: each sleep advances the clock and returns immediately.
///
/// For example, a one-minute sleep takes no real time. Scripts and most tests run on this clock.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ImmediateClock: Clock, Sendable {
  /// A point in time, expressed as the duration since the clock was created.
  public struct Instant: InstantProtocol {
    /// The duration since the clock was created.
    public let offset: Duration

    /// Creates an instant.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns a new instant by adding a duration, which may be negative, to this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another one.
    ///
    /// The result is negative if the other instant is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns a Boolean value that indicates whether an instant is earlier than another one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private let offset = Mutex(Duration.zero)

  private let onSleep: (@Sendable () -> Void)?

  /// Creates a clock.
  public init() { onSleep = nil }

  /// Creates a clock that calls a closure for each sleep.
  package init(onSleep: @escaping @Sendable () -> Void) { self.onSleep = onSleep }

  public var now: Instant { Instant(offset: offset.withLock { $0 }) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    offset.withLock { $0 = max($0, deadline.offset) }
    onSleep?()
  }

  /// Advances the clock.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }
}
