import Synchronization

/// A clock that records each sleep and returns from it immediately.
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
