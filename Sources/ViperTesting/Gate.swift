/// A gate that holds a stub's response until the test opens it, for tests of handlers that overlap.
public actor Gate {
  /// A task that waits at the gate, or that waits for other tasks to arrive there.
  private struct Waiter {
    let id: Int
    /// The number of tasks at the gate that this task waits for; `nil` if it is at the gate itself.
    let count: Int?
    let end: AsyncStream<Never>.Continuation
  }

  private var isOpen = false
  private var lastID = 0
  private var waiting: [Waiter] = []
  private var watchers: [Waiter] = []

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open.
  ///
  /// A stub calls this method before it responds.
  ///
  /// - Parameter ignoringCancellation: Whether a cancelled task continues to wait, as it does for a
  ///   service that is not told of the cancellation. Otherwise, a cancelled task passes at once.
  public func pass(ignoringCancellation: Bool = false) async {
    await wait(isCancellable: !ignoringCancellation)
  }

  /// Waits until a number of calls wait at the gate, or until the gate is open.
  ///
  /// The method also returns if its task is cancelled, for example by the time limit of a test.
  public func arrivals(_ count: Int = 1) async {
    await wait(until: count, isCancellable: true)
  }

  /// Opens the gate, so that every call passes until the gate is closed again.
  public func open() {
    isOpen = true
    for waiter in waiting + watchers { waiter.end.finish() }
    waiting = []
    watchers = []
  }

  /// Closes the gate, so that it holds calls again.
  public func close() {
    isOpen = false
  }

  private func wait(until count: Int? = nil, isCancellable: Bool) async {
    guard !isOpen, waiting.count < count ?? .max, !isCancellable || !Task.isCancelled else {
      return
    }
    lastID += 1
    let id = lastID
    let (ends, end) = AsyncStream<Never>.makeStream()
    add(Waiter(id: id, count: count, end: end))
    // A cancelled task leaves a stream at once, and does not cancel a task that it awaits.
    let wait = { for await _ in ends {} }
    if isCancellable { await wait() } else { await Task(operation: wait).value }
    waiting.removeAll { $0.id == id }
    watchers.removeAll { $0.id == id }
  }

  private func add(_ waiter: Waiter) {
    guard waiter.count == nil else { return watchers.append(waiter) }
    waiting.append(waiter)
    for watcher in watchers where watcher.count ?? 0 <= waiting.count { watcher.end.finish() }
  }
}
