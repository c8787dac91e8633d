public import MovieEntities

/// A transport that retries a request after a rate limit, a server error or a lost connection.
///
/// Only requests that read data are retried. A request that timed out is not retried, because it
/// has no time left.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct RetryingTransport: Transport {
  /// A step in retrying a request.
  public enum Step: Hashable, Sendable {
    /// The request failed with the given error code and is waiting for the given duration before a
    /// retry.
    case waiting(Duration, MovieError.Code)
    /// The request is retried; `attempt` is at least 2.
    case requesting(attempt: Int)
  }

  /// The maximum number of attempts.
  private static let tries = 4
  /// The time to wait before the second attempt, which doubles with each later attempt.
  private static let firstWait = Duration.milliseconds(500)

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let timeout: Duration
  private let jitter: @Sendable () -> Double
  private let onStep: (@Sendable (Request, Step) -> Void)?

  /// Creates a transport that wraps another transport.
  ///
  /// - Parameters:
  ///   - base: The transport that sends a request once.
  ///   - clock: The clock that measures elapsed time and performs the waits.
  ///   - timeout: The maximum duration of a request, including all attempts and waits.
  ///   - jitter: A closure that returns a factor from 0.5 to 1 for each wait. The factor keeps
  ///     programs that failed at the same time from retrying at the same time.
  ///   - onStep: A closure that receives each step of a retried request, for showing progress.
  public init(
    _ base: any Transport, clock: WallClock, timeout: Duration,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0.5...1) },
    onStep: (@Sendable (Request, Step) -> Void)? = nil
  ) {
    self.base = base
    self.clock = clock
    self.timeout = timeout
    self.jitter = jitter
    self.onStep = onStep
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    let end = clock.elapsed + timeout
    let original = request
    var request = request
    var attempt = 1
    while true {
      let left = end - clock.elapsed
      guard left > .zero else { throw .network(.timedOut) }
      request.timeLimit = left
      let outcome = await base.outcome(of: request)
      let mayRepeat = request.method == .get && attempt < Self.tries
      guard mayRepeat, let (wait, code) = wait(after: outcome, attempt: attempt),
        clock.elapsed + wait < end
      else { return try outcome.get() }
      onStep?(original, .waiting(wait, code))
      do { try await clock.sleep(for: wait) } catch { throw .cancelled }
      attempt += 1
      onStep?(original, .requesting(attempt: attempt))
    }
  }

  /// Returns the error's code and the time to wait before the next attempt, or `nil` if a retry
  /// cannot help.
  private func wait(
    after outcome: Result<Response, MovieError>, attempt: Int
  ) -> (Duration, MovieError.Code)? {
    let backoff = Self.firstWait * (1 << (attempt - 1)) * jitter()
    switch outcome {
    case .failure(let failure):
      return failure.code == .connectionLost ? (backoff, .connectionLost) : nil
    case .success(let response):
      let isRateLimit = ErrorTranslation.isRateLimit(response)
      guard isRateLimit || (500..<600).contains(response.status) else { return nil }
      return (
        response.retryAfter ?? backoff,
        isRateLimit ? .rateLimited : .serviceUnavailable
      )
    }
  }
}
