import Synchronization

/// A clock whose sleeps return at once and move it: what would take a minute takes no time.
///
/// Scripts run on it, and most tests.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ImmediateClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Makes a moment.
    ///
    /// - Parameter offset: The time since the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// A later moment, or an earlier one.
    ///
    /// - Parameter duration: How much later.
    /// - Returns: That moment.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time between two moments.
    ///
    /// - Parameter other: The later one.
    /// - Returns: How long it is from here to there.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Earlier moments come first.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

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
