import Synchronization

/// A clock that moves only when a test advances it.
///
/// Use this clock to test overlapping handlers.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ManualClock: Clock, Sendable {
  public typealias Instant = ImmediateClock.Instant

  private struct Sleeper {
    let id: Int
    let owner: Int?
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  /// A task that waits until the sleeping tasks satisfy a condition.
  ///
  /// To resume the task, finish the watcher's stream.
  private struct Watcher {
    let id: Int
    let isDone: @Sendable (State) -> Bool
    let end: AsyncStream<Never>.Continuation
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
    var lastID = 0
    /// Whether a task has ever slept on this clock.
    var isUsed = false
    /// Whether a task has slept on the immediate clock beside this one.
    var isBypassed = false
    var isOnlyBypassed: Bool { isBypassed && !isUsed }

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }

    /// Tells the watchers whose condition is now met.
    func notify() {
      for watcher in watchers where watcher.isDone(self) { watcher.end.finish() }
    }
  }

  /// How often tasks may take turns, after one has slept on the immediate clock beside this one,
  /// before a task sleeps on this clock.
  private static let maxTurns = 1_000

  /// The number that identifies the current task's work; `nil` if no number is bound.
  ///
  /// To identify work, bind a number around the code that starts the work. Tasks created in that
  /// code inherit the number, and `sleeps(_:beforeEndOf:)` uses it to determine whether the work is
  /// sleeping on the clock.
  @TaskLocal public static var sleeper: Int?

  private let state = Mutex(State())
  private let report: (@Sendable (Diagnostic) -> Void)?

  /// Creates a clock.
  public init() { report = nil }

  /// Creates the clock of a stage that also has an immediate one, so that a module can get the wrong
  /// one.
  ///
  /// The immediate clock calls `bypass()` for each sleep. `report` receives the mistake if a test
  /// then waits for a task to sleep on this clock.
  package init(report: @escaping @Sendable (Diagnostic) -> Void) { self.report = report }

  /// Notes that a task has slept on the immediate clock beside this one.
  package func bypass() {
    state.withLock { state in
      state.isBypassed = true
      state.notify()
    }
  }

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The instants at which currently sleeping tasks will wake, earliest first.
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

  /// Advances the clock, and wakes the tasks whose deadlines have passed, earliest deadline first.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Advances the clock to the earliest deadline, and wakes one task with that deadline.
  ///
  /// If several tasks have the same deadline, only the one that started sleeping first wakes. Tasks
  /// that wake at the same instant run concurrently, in an order that differs from run to run. To
  /// wake them one after another, call this method again once the most recently woken task has
  /// ended or is sleeping again.
  ///
  /// - Returns: `true` if a task woke. If no deadline is at or before `end`, returns `false` and
  ///   does not move the clock.
  package func wakeNext(until end: Instant) -> Bool {
    let next = state.withLock { state -> Sleeper? in
      guard
        let next = state.sleepers.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }),
        next.deadline <= end
      else { return nil }
      state.now = max(state.now, next.deadline)
      state.sleepers.removeAll { $0.id == next.id }
      return next
    }
    next?.wake.resume()
    return next != nil
  }

  /// Waits until a given number of tasks are sleeping on this clock.
  ///
  /// The method also returns if the calling task is canceled, for example by a test's time limit. If
  /// nothing sleeps on a stage's clock, but a task sleeps on the stage's `immediateClock`, the method
  /// reports that at the call site, and returns.
  public func sleepers(
    _ count: Int, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    await watch { $0.sleepers.count >= count || $0.isOnlyBypassed }
    // A module may also use both clocks, one after the other.
    for _ in 0..<Self.maxTurns where state.withLock({ $0.isOnlyBypassed }) { await Task.yield() }
    guard count > 0, let report, !Task.isCancelled, state.withLock({ $0.isOnlyBypassed }) else {
      return await watch { $0.sleepers.count >= count }
    }
    report(
      Diagnostic(
        """
        No task sleeps on this clock. A task has slept on the stage's immediate clock, whose pauses \
        end at once. Pass the stage's 'clock' to the module, for example with \
        'StageParts(timeStandsStill: true)' and 'waitingClock'.
        """, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until the given work is sleeping on this clock or has ended.
  ///
  /// The method also returns if the calling task is canceled, for example by a test's time limit.
  ///
  /// - Parameters:
  ///   - sleeper: The value of `ManualClock.sleeper` at the time when the work was started.
  ///   - work: The work's task.
  /// - Returns: `true` if the work is sleeping; `false` if it has ended.
  public func sleeps(_ sleeper: Int, beforeEndOf work: Task<Void, Never>) async -> Bool {
    await watch(orEndOf: work) { $0.sleepers.contains { $0.owner == sleeper } }
    return state.withLock { $0.sleepers.contains { $0.owner == sleeper } }
  }

  /// Waits until the sleeping tasks satisfy a condition, the work ends, or the calling task is
  /// canceled.
  private func watch(
    orEndOf work: Task<Void, Never>? = nil, until isDone: @escaping @Sendable (State) -> Bool
  ) async {
    let (ends, end) = AsyncStream<Never>.makeStream()
    let id = state.withLock { state in
      let id = state.newID()
      state.watchers.append(Watcher(id: id, isDone: isDone, end: end))
      if isDone(state) { end.finish() }
      return id
    }
    if let work {
      Task {
        await work.value
        end.finish()
      }
    }
    for await _ in ends {}
    state.withLock { $0.watchers.removeAll { $0.id == id } }
  }

  private func add(_ sleeper: Sleeper) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      // If the task was canceled before this point, the cancellation handler found no sleeper to
      // wake.
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      state.isUsed = true
      state.notify()
      return nil
    }
    if let result { sleeper.wake.resume(with: result) }
  }

  private func cancel(_ id: Int) {
    let wake = state.withLock { state in
      state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0).wake }
    }
    wake?.resume(throwing: CancellationError())
  }
}
