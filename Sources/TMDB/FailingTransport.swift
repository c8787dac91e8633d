import Essentials
import Synchronization

/// Answers some questions as a service in trouble does, and counts all of them: for scripts and tests.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class FailingTransport: Transport {
  /// What becomes of a question.
  public enum Failure: String, CaseIterable, Sendable {
    /// The credential is refused, or the session where there is one.
    case unauthorized = "401"
    /// There is no such thing.
    case notFound = "404"
    /// The service was asked too often.
    case tooMany = "429"
    /// The service has trouble of its own.
    case trouble = "500"
    /// There is no way to the service.
    case offline
    /// No answer comes; the clock moves by the time that the question had.
    case timeout
    /// The answer is a page of something else.
    case garbage
  }

  private struct State {
    var failures: [(failure: Failure, left: Int)] = []
    var requests = 0
  }

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let state = Mutex(State())

  /// Makes a transport around another.
  ///
  /// - Parameters:
  ///   - base: What answers the other questions.
  ///   - clock: What a question that nobody answers waits on.
  public init(_ base: any Transport, clock: WallClock) {
    self.base = base
    self.clock = clock
  }

  /// How many questions there were so far, tries included.
  public var requests: Int { state.withLock { $0.requests } }

  /// Makes the next questions fail, after those that fail already.
  ///
  /// - Parameters:
  ///   - failure: How.
  ///   - times: How many of them, tries included.
  public func fail(_ failure: Failure, times: Int) {
    state.withLock { $0.failures.append((failure, times)) }
  }

  public func response(to request: Request) async throws(TransportFailure) -> Response {
    guard let failure = nextFailure() else { return try await base.response(to: request) }
    switch failure {
    case .unauthorized:
      let isPersonal = request.parameter("session_id") != nil
      return isPersonal
        ? refusal(401, 3, "Authentication failed.") : refusal(401, 7, "Invalid API key.")
    case .notFound: return refusal(404, 34, "The resource you requested could not be found.")
    case .tooMany: return refusal(429, 25, "Your request count is over the allowed limit.")
    case .trouble: return refusal(500, 11, "Internal error: Something went wrong.")
    case .offline: throw .offline
    case .timeout:
      do { try await clock.sleep(for: request.timeLimit ?? .seconds(30)) } catch {
        throw .cancelled
      }
      throw .timedOut
    case .garbage: return Response(status: 200, body: Data("<html><body>Welcome</body></html>".utf8))
    }
  }

  private func nextFailure() -> Failure? {
    state.withLock { state in
      state.requests += 1
      guard let next = state.failures.first else { return nil }
      if next.left > 1 {
        state.failures[0].left -= 1
      } else {
        state.failures.removeFirst()
      }
      return next.failure
    }
  }

  private func refusal(_ status: Int, _ code: Int, _ message: String) -> Response {
    let body = "{\"success\":false,\"status_code\":\(code),\"status_message\":\"\(message)\"}"
    return Response(status: status, body: Data(body.utf8))
  }
}
