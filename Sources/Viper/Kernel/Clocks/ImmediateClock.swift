import Synchronization

/// A clock whose sleeps return at once and advance the clock.
///
/// A sleep of a minute takes no time. Scripts run on this clock, and so do most tests.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ImmediateClock: Clock, Sendable {
  /// A point in time, as the duration since the clock was created.
  public struct Instant: InstantProtocol {
    /// The duration since the clock was created.
    public let offset: Duration

    /// Creates an instant.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the instant that lies a duration after this one, or before it if that is negative.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another one, negative if the other is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns a Boolean value that indicates whether an instant is earlier than another one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private let offset = Mutex(Duration.zero)

  /// Creates a clock.
  public init() {}

  public var now: Instant { Instant(offset: offset.withLock { $0 }) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    offset.withLock { $0 = max($0, deadline.offset) }
  }

  /// Advances the clock.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }
}
