/// Holds a stub's response until the test lets it through: for handlers that overlap.
public actor Gate {
  /// A task that waits at the gate, or that waits for others to arrive there.
  private struct Waiter {
    let id: Int
    /// How many must be at the gate before this one goes on; `nil` for those who are at the gate themselves.
    let count: Int?
    let wake: CheckedContinuation<Void, Never>
  }

  private var isOpen = false
  private var lastID = 0
  private var waiting: [Waiter] = []
  private var watchers: [Waiter] = []

  /// Makes a closed gate.
  public init() {}

  /// Waits until the gate is open; a stub calls it before it responds.
  ///
  /// - Parameter ignoringCancellation: Whether a task that is cancelled waits on, as for a service that does
  ///   not hear of it. Otherwise it is let through at once.
  public func pass(ignoringCancellation: Bool = false) async {
    await wait(isCancellable: !ignoringCancellation)
  }

  /// Returns once so many calls wait at the gate, or at once when it is open.
  ///
  /// It returns as well when its task is cancelled, by the time limit of a test for instance.
  ///
  /// - Parameter count: How many.
  public func arrivals(_ count: Int = 1) async {
    await wait(until: count, isCancellable: true)
  }

  /// Lets every call through, now and until it is closed again.
  public func open() {
    isOpen = true
    for waiter in waiting + watchers { waiter.wake.resume() }
    waiting = []
    watchers = []
  }

  /// Holds calls again.
  public func close() {
    isOpen = false
  }

  private func wait(until count: Int? = nil, isCancellable: Bool) async {
    lastID += 1
    let id = lastID
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        // A closure that did not use the actor's own state would not have to run on the actor (`GateTests`).
        guard !isOpen, waiting.count < count ?? .max, !isCancellable || !Task.isCancelled else {
          return wake.resume()
        }
        add(Waiter(id: id, count: count, wake: wake))
      }
    } onCancel: {
      guard isCancellable else { return }
      Task { await cancel(id) }
    }
  }

  private func add(_ waiter: Waiter) {
    guard waiter.count == nil else { return watchers.append(waiter) }
    waiting.append(waiter)
    let arrived = watchers.filter { $0.count ?? 0 <= waiting.count }
    watchers.removeAll { $0.count ?? 0 <= waiting.count }
    for watcher in arrived { watcher.wake.resume() }
  }

  private func cancel(_ id: Int) {
    for waiter in waiting + watchers where waiter.id == id { waiter.wake.resume() }
    waiting.removeAll { $0.id == id }
    watchers.removeAll { $0.id == id }
  }
}
