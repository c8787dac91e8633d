import Synchronization

/// A clock that stands still until a test advances it, for tests of handlers that overlap.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ManualClock: Clock, Sendable {
  public typealias Instant = ImmediateClock.Instant

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let id: Int
    let count: Int
    let tell: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
    var lastID = 0

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let state = Mutex(State())

  /// Creates a clock.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The instants at which the tasks that sleep now will wake, the earliest first.
  public var deadlines: [Instant] {
    state.withLock { $0.sleepers.map(\.deadline).sorted() }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { $0.newID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        add(Sleeper(id: id, deadline: deadline, wake: wake))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the clock, and wakes the tasks whose deadline has been reached, the earliest first.
  ///
  /// - Parameter duration: The duration to advance by.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Waits until a number of tasks sleep on this clock.
  ///
  /// The method also returns if its task is cancelled, for example by the time limit of a test.
  ///
  /// - Parameter count: The number of sleeping tasks to wait for.
  public func sleepers(_ count: Int) async {
    let id = state.withLock { $0.newID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { tell in
        let isThere = state.withLock { state in
          guard state.sleepers.count < count, !Task.isCancelled else { return true }
          state.watchers.append(Watcher(id: id, count: count, tell: tell))
          return false
        }
        if isThere { tell.resume() }
      }
    } onCancel: {
      let watcher = state.withLock { state in
        state.watchers.firstIndex { $0.id == id }.map { state.watchers.remove(at: $0) }
      }
      watcher?.tell.resume()
    }
  }

  private func add(_ sleeper: Sleeper) {
    enum Fate { case cancelled, due, asleep([CheckedContinuation<Void, Never>]) }
    let fate = state.withLock { state -> Fate in
      // A cancellation before this point has found no sleeper to wake.
      if Task.isCancelled { return .cancelled }
      if sleeper.deadline <= state.now { return .due }
      state.sleepers.append(sleeper)
      let count = state.sleepers.count
      let told = state.watchers.filter { $0.count <= count }.map(\.tell)
      state.watchers.removeAll { $0.count <= count }
      return .asleep(told)
    }
    switch fate {
    case .cancelled: sleeper.wake.resume(throwing: CancellationError())
    case .due: sleeper.wake.resume()
    case .asleep(let watchers): for watcher in watchers { watcher.resume() }
    }
  }

  private func cancel(_ id: Int) {
    let wake = state.withLock { state in
      state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0).wake }
    }
    wake?.resume(throwing: CancellationError())
  }
}
