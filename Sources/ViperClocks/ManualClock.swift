import Synchronization

/// A clock that stands still until a test moves it: for handlers that overlap.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ManualClock: Clock, Sendable {
  public typealias Instant = ImmediateClock.Instant

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var watchers: [(count: Int, tell: CheckedContinuation<Void, Never>)] = []
    var lastID = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Makes a clock.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        add(Sleeper(id: id, deadline: deadline, wake: wake))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the clock, and wakes whoever slept until then, the earliest first.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Returns once so many tasks sleep on this clock.
  ///
  /// - Parameter count: How many.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { tell in
      let isThere = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append((count, tell))
        return false
      }
      if isThere { tell.resume() }
    }
  }

  private func add(_ sleeper: Sleeper) {
    enum Fate { case cancelled, due, asleep([CheckedContinuation<Void, Never>]) }
    let fate = state.withLock { state -> Fate in
      if state.cancelled.remove(sleeper.id) != nil { return .cancelled }
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
      guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil as CheckedContinuation<Void, any Error>?
      }
      return state.sleepers.remove(at: place).wake
    }
    wake?.resume(throwing: CancellationError())
  }
}
