import Synchronization

/// A clock that stands still until a test advances it, for tests of handlers that overlap.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ManualClock: Clock, Sendable {
  public typealias Instant = ImmediateClock.Instant

  private struct Sleeper {
    let id: Int
    let owner: Int?
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let id: Int
    let isDone: @Sendable ([Sleeper]) -> Bool
    let tell: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
    /// The identifiers of the watchers that were told before they began to wait.
    var toldEarly: Set<Int> = []
    var waiting: Set<Int> = []
    var lastID = 0

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }

    mutating func newWaiter() -> Int {
      let id = newID()
      waiting.insert(id)
      return id
    }
  }

  /// The number of the work that the current task belongs to; `nil` if no number is bound.
  ///
  /// Bind a number around the code that begins the work. Tasks that are created there inherit it,
  /// and `sleeps(_:beforeEndOf:)` uses it to tell whether the work sleeps on the clock.
  @TaskLocal public static var sleeper: Int?

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
        add(Sleeper(id: id, owner: Self.sleeper, deadline: deadline, wake: wake))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the clock, and wakes the tasks whose deadline has been reached, the earliest first.
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
  public func sleepers(_ count: Int) async {
    let id = state.withLock { $0.newWaiter() }
    await withTaskCancellationHandler {
      await watch(id) { $0.count >= count }
    } onCancel: {
      tell(id)
    }
  }

  /// Waits until work sleeps on this clock or has ended.
  ///
  /// The method also returns if its task is cancelled, for example by the time limit of a test.
  ///
  /// - Parameters:
  ///   - sleeper: The value of `ManualClock.sleeper` that the work was begun with.
  ///   - work: The task of the work.
  /// - Returns: `true` if the work sleeps; `false` if it has ended.
  public func sleeps(_ sleeper: Int, beforeEndOf work: Task<Void, Never>) async -> Bool {
    let id = state.withLock { $0.newWaiter() }
    Task {
      await work.value
      tell(id)
    }
    await withTaskCancellationHandler {
      await watch(id) { $0.contains { $0.owner == sleeper } }
    } onCancel: {
      tell(id)
    }
    return state.withLock { $0.sleepers.contains { $0.owner == sleeper } }
  }

  private func watch(_ id: Int, until isDone: @escaping @Sendable ([Sleeper]) -> Bool) async {
    await withCheckedContinuation { tell in
      let isThere = state.withLock { state in
        guard state.toldEarly.remove(id) == nil, !isDone(state.sleepers), !Task.isCancelled else {
          return true
        }
        state.watchers.append(Watcher(id: id, isDone: isDone, tell: tell))
        return false
      }
      if isThere { tell.resume() }
    }
    state.withLock { state in
      state.waiting.remove(id)
      state.toldEarly.remove(id)
    }
  }

  private func tell(_ id: Int) {
    let watcher = state.withLock { state in
      let index = state.watchers.firstIndex { $0.id == id }
      if index == nil, state.waiting.contains(id) { state.toldEarly.insert(id) }
      return index.map { state.watchers.remove(at: $0) }
    }
    watcher?.tell.resume()
  }

  private func add(_ sleeper: Sleeper) {
    enum Fate { case cancelled, due, asleep([CheckedContinuation<Void, Never>]) }
    let fate = state.withLock { state -> Fate in
      // A cancellation before this point has found no sleeper to wake.
      if Task.isCancelled { return .cancelled }
      if sleeper.deadline <= state.now { return .due }
      state.sleepers.append(sleeper)
      let sleepers = state.sleepers
      let told = state.watchers.filter { $0.isDone(sleepers) }
      state.watchers.removeAll { watcher in told.contains { $0.id == watcher.id } }
      return .asleep(told.map(\.tell))
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
