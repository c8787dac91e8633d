public import MovieEntities
public import MovieTMDB
import Synchronization
import ViperEssentials

/// A transport that makes some requests fail, and counts all requests, for scripts and tests.
///
/// ```swift
/// let service = FailingTransport(EmbeddedTransport(), clock: clock)
/// service.fail(.tooMany, times: 2)
/// ```
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class FailingTransport: Transport {
  /// How a request fails.
  public enum Failure: String, CaseIterable, Sendable {
    /// The service rejects the session or, if the request has no session, the credential.
    case unauthorized = "401"
    /// The resource does not exist.
    case notFound = "404"
    /// Too many requests were sent.
    case tooMany = "429"
    /// The service fails with an internal error.
    case serverError = "500"
    /// The service cannot be reached.
    case offline
    /// The request times out after the clock has waited for the request's time limit.
    case timeout
    /// The response is an unrelated web page.
    case invalidResponse = "garbage"
  }

  private struct State {
    var failures: ArraySlice<Failure> = []
    var requests = 0
  }

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let state = Mutex(State())

  /// Creates a transport that wraps another transport and uses the clock to wait for timeouts.
  public init(_ base: any Transport, clock: WallClock) {
    self.base = base
    self.clock = clock
  }

  /// The number of requests so far, including retries.
  public var requests: Int { state.withLock { $0.requests } }

  /// Schedules the given number of requests (including retries) to fail, once all previously
  /// scheduled failures have occurred.
  public func fail(_ failure: Failure, times: Int) {
    state.withLock { $0.failures += repeatElement(failure, count: times) }
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    guard let failure = nextFailure() else { return try await base.response(to: request) }
    switch failure {
    case .unauthorized:
      let isPersonal = request.parameter("session_id") != nil
      return .coded(401, isPersonal ? 3 : 7)
    case .notFound: return .coded(404, 34)
    case .tooMany: return .coded(429, 25)
    case .serverError: return .coded(500, 11)
    case .offline: throw .network(.unreachable)
    case .timeout:
      do { try await clock.sleep(for: request.timeLimit ?? .seconds(30)) } catch {
        throw .cancelled
      }
      throw .network(.timedOut)
    case .invalidResponse:
      return Response(status: 200, body: Data("<html><body>Welcome</body></html>".utf8))
    }
  }

  private func nextFailure() -> Failure? {
    state.withLock { state in
      state.requests += 1
      return state.failures.popFirst()
    }
  }
}
