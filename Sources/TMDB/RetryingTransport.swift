/// A transport that sends a request again if that can help: after too many requests, a failure of
/// the service or a lost connection.
///
/// Only a request that changes nothing is sent more than once. A request that timed out is not sent
/// again, because no time is left for it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct RetryingTransport: Transport {
  /// The maximum number of times that a request is sent.
  private static let tries = 4
  /// The wait before the second attempt; each further wait is twice as long.
  private static let firstWait = Duration.milliseconds(500)

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let timeout: Duration
  private let jitter: @Sendable () -> Double

  /// Creates a transport around another.
  ///
  /// - Parameters:
  ///   - base: The transport that sends a request once.
  ///   - clock: The clock that measures the time and waits.
  ///   - timeout: The maximum duration of a request, with all its attempts and waits.
  ///   - jitter: A closure that returns the factor of each wait, from 0.5 to 1. Programs that were
  ///     refused at the same moment should not all send their requests again at the same moment.
  public init(
    _ base: any Transport, clock: WallClock, timeout: Duration,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0.5...1) }
  ) {
    self.base = base
    self.clock = clock
    self.timeout = timeout
    self.jitter = jitter
  }

  public func response(to request: Request) async throws(TransportFailure) -> Response {
    let end = clock.elapsed + timeout
    var request = request
    var attempt = 1
    while true {
      let left = end - clock.elapsed
      guard left > .zero else { throw .timedOut }
      request.timeLimit = left
      let outcome = await ask(request)
      let mayRepeat = request.method == .get && attempt < Self.tries
      guard mayRepeat, let wait = wait(after: outcome, attempt: attempt),
        clock.elapsed + wait < end
      else { return try outcome.get() }
      do { try await clock.sleep(for: wait) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private func ask(_ request: Request) async -> Result<Response, TransportFailure> {
    do throws(TransportFailure) {
      return .success(try await base.response(to: request))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the wait before the next attempt; `nil` if another attempt cannot help.
  private func wait(after outcome: Result<Response, TransportFailure>, attempt: Int) -> Duration? {
    let backoff = Self.firstWait * (1 << (attempt - 1)) * jitter()
    switch outcome {
    case .failure(let failure): return failure.code == .connectionLost ? backoff : nil
    case .success(let response):
      guard ErrorTranslation.isRateLimit(response) || (500..<600).contains(response.status) else {
        return nil
      }
      return RetryAfter(response, now: clock.secondsSince1970).map(\.duration) ?? backoff
    }
  }
}
