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
  private var waiters: [Waiter] = []
  private var arrived: Int { waiters.count { $0.count == nil } }

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open.
  ///
  /// A stub calls this method before it responds.
  ///
  /// - Parameter ignoringCancellation: Whether a canceled task continues to wait, as it does for a
  ///   service that is not told of the cancellation. Otherwise, a canceled task passes at once.
  public func pass(ignoringCancellation: Bool = false) async {
    await wait(isCancellable: !ignoringCancellation)
  }

  /// Waits until a number of calls wait at the gate, or until the gate is open.
  ///
  /// The method also returns if its task is canceled, for example by the time limit of a test.
  public func arrivals(_ count: Int = 1) async {
    await wait(until: count, isCancellable: true)
  }

  /// Opens the gate.
  ///
  /// All calls pass until the gate is closed again.
  public func open() {
    isOpen = true
    for waiter in waiters { waiter.end.finish() }
    waiters = []
  }

  /// Closes the gate, so that it holds calls again.
  public func close() {
    isOpen = false
  }

  private func wait(until count: Int? = nil, isCancellable: Bool) async {
    guard !isOpen, arrived < count ?? .max, !isCancellable || !Task.isCancelled else {
      return
    }
    lastID += 1
    let id = lastID
    let (ends, end) = AsyncStream<Never>.makeStream()
    waiters.append(Waiter(id: id, count: count, end: end))
    for waiter in waiters where waiter.count ?? .max <= arrived { waiter.end.finish() }
    // A canceled task leaves a stream at once, and does not cancel a task that it awaits.
    let wait = { for await _ in ends {} }
    if isCancellable { await wait() } else { await Task(operation: wait).value }
    waiters.removeAll { $0.id == id }
  }
}
