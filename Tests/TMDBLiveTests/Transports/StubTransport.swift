import Entities
import Foundation
import Synchronization
import TMDB
import Testing

@testable import ViperTestSupport

/// Answers from a list, and notes what it was asked.
final class StubTransport: Transport {
  private struct State {
    var outcomes: [Result<Response, MovieError>]
    var asked: [Request] = []
  }

  let baseURL: String
  private let state: Mutex<State>
  private let onAsk: @Sendable () -> Void

  // The last of the outcomes stays; `onAsk` is called before each answer.
  init(
    _ outcomes: [Result<Response, MovieError>], baseURL: String = "https://tmdb.test/3",
    onAsk: @escaping @Sendable () -> Void = {}
  ) {
    state = Mutex(State(outcomes: outcomes))
    self.baseURL = baseURL
    self.onAsk = onAsk
  }

  var asked: [Request] { state.withLock { $0.asked } }

  func response(to request: Request) async throws(MovieError) -> Response {
    let outcome = state.withLock { state in
      state.asked.append(request)
      return state.outcomes.count > 1 ? state.outcomes.removeFirst() : state.outcomes.first
    }
    onAsk()
    guard let outcome else {
      Issue.record("No answer was given for \(request).")
      throw .network(.unreachable)
    }
    return try outcome.get()
  }
}

extension Result<Response, MovieError> {
  static func said(
    _ status: Int, _ headers: [String: String] = [:], _ body: String = #"{"id":1}"#
  ) -> Self {
    .success(Response(status: status, headers: headers, body: Data(body.utf8)))
  }

  static let ok = said(200)
  static let lost = Self.failure(.network(.connectionLost))
}

/// A clock for retries that notes each wait.
final class NotingClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Duration.zero
    var waits: [Duration] = []
  }

  private let state = Mutex(State())

  var now: Instant { Instant(offset: state.withLock { $0.now }) }
  var minimumResolution: Duration { .nanoseconds(1) }
  var waits: [Duration] { state.withLock { $0.waits } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.waits.append(deadline.offset - state.now)
      state.now = max(state.now, deadline.offset)
    }
  }

  func advance(by duration: Duration) {
    state.withLock { $0.now += duration }
  }
}
