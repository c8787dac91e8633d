/// A gate that holds a stub's response until the test opens the gate.
///
/// Use gates to test overlapping handlers.
public actor Gate {
  /// A task that is waiting at the gate or for other tasks to arrive there.
  private struct Waiter {
    let id: Int
    /// The number of arrivals that this task is waiting for; `nil` if the task itself is at the
    /// gate.
    let count: Int?
    let end: AsyncStream<Never>.Continuation
  }

  private var isOpen = false
  private var lastID = 0
  private var waiters: [Waiter] = []
  /// The waiters whose calls have all arrived.
  private var metIDs: Set<Int> = []
  private var arrived: Int { waiters.count { $0.count == nil } }

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open.
  ///
  /// A stub calls this method before it responds.
  ///
  /// - Parameter ignoringCancellation: Whether a canceled task keeps waiting, as if it were not
  ///   notified of the cancellation. Otherwise, a canceled task passes the gate immediately.
  public func pass(ignoringCancellation: Bool = false) async {
    await wait(isCancellable: !ignoringCancellation)
  }

  /// Waits until a number of calls have arrived at the gate, or until the gate opens.
  ///
  /// The method also returns if the calling task is canceled, for example by a test's time limit.
  ///
  /// - Returns: `false` if the calling task was canceled before the calls arrived.
  @discardableResult
  public func arrivals(_ count: Int = 1) async -> Bool {
    await wait(until: count, isCancellable: true)
  }

  /// Opens the gate.
  ///
  /// All calls pass the gate until it is closed again.
  public func open() {
    isOpen = true
    for waiter in waiters {
      if waiter.count != nil { metIDs.insert(waiter.id) }
      waiter.end.finish()
    }
    waiters = []
  }

  /// Closes the gate, so that it holds calls again.
  public func close() {
    isOpen = false
  }

  @discardableResult
  private func wait(until count: Int? = nil, isCancellable: Bool) async -> Bool {
    guard !isOpen, arrived < count ?? .max else { return true }
    guard !isCancellable || !Task.isCancelled else { return false }
    lastID += 1
    let id = lastID
    let (ends, end) = AsyncStream<Never>.makeStream()
    waiters.append(Waiter(id: id, count: count, end: end))
    for waiter in waiters where waiter.count ?? .max <= arrived {
      metIDs.insert(waiter.id)
      waiter.end.finish()
    }
    // A canceled task stops iterating over a stream immediately, but keeps waiting for another
    // task.
    let wait = { for await _ in ends {} }
    if isCancellable { await wait() } else { await Task(operation: wait).value }
    waiters.removeAll { $0.id == id }
    return metIDs.remove(id) != nil
  }
}
