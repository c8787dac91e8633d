/// Holds a stub's answer until the test lets it through: for handlers that overlap.
public actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [(count: Int, tell: CheckedContinuation<Void, Never>)] = []

  /// Makes a closed gate.
  public init() {}

  /// Waits until the gate is open; a stub calls it before it answers.
  public func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      let count = waiting.count
      for watcher in watchers where watcher.count <= count { watcher.tell.resume() }
      watchers.removeAll { $0.count <= count }
    }
  }

  /// Returns once so many calls wait at the gate, or at once when it is open.
  ///
  /// - Parameter count: How many.
  public func arrivals(_ count: Int = 1) async {
    guard !isOpen, waiting.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Lets everybody through, now and later.
  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
    for watcher in watchers { watcher.tell.resume() }
    watchers = []
  }
}
