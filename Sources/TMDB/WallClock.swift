#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time of day on an injected clock: a moment to begin with, and what the clock has measured since.
public struct WallClock: Sendable {
  private let start: Int64
  private let measured: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - start: The moment now, in seconds since the first of January 1970, 00:00 GMT; the system's
  ///     own when nil.
  ///   - clock: What measures; tests and scripts give one that they move themselves.
  public init(
    secondsSince1970 start: Int64? = nil, on clock: some Clock<Duration> = ContinuousClock()
  ) {
    let beginning = clock.now
    self.start = start ?? Int64(Date().timeIntervalSince1970)
    measured = { beginning.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0, tolerance: nil) }
  }

  /// How long the clock has measured.
  public var elapsed: Duration { measured() }

  /// The moment now, in seconds since the first of January 1970, 00:00 GMT.
  public var secondsSince1970: Int64 { start + elapsed.components.seconds }

  /// Waits.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(for duration: Duration) async throws {
    try await wait(duration)
  }
}
