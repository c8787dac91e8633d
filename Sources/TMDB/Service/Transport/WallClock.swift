import ViperEssentials

/// The time of day on an injected clock: a starting time, plus the time that the clock has measured
/// since.
public struct WallClock: Sendable {
  private let start: Int64
  private let measured: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates a clock that starts now.
  ///
  /// - Parameters:
  ///   - start: The starting time, in seconds since the first of January 1970, 00:00 GMT; `nil` for
  ///     the system's time.
  ///   - clock: The clock that measures the time. Tests and scripts pass a clock that they advance
  ///     themselves.
  public init(
    secondsSince1970 start: Int64? = nil, on clock: some Clock<Duration> = ContinuousClock()
  ) {
    let beginning = clock.now
    self.start = start ?? Int64(Date().timeIntervalSince1970)
    measured = { beginning.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0, tolerance: nil) }
  }

  /// The time that has passed since the clock was created.
  public var elapsed: Duration { measured() }

  /// The current time, in seconds since the first of January 1970, 00:00 GMT.
  public var secondsSince1970: Int64 { start + elapsed.components.seconds }

  /// Waits.
  ///
  /// - Throws: `CancellationError` if the task is cancelled during the wait.
  public func sleep(for duration: Duration) async throws {
    try await wait(duration)
  }
}
