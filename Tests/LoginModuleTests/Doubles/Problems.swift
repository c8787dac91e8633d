import Synchronization

/// Collects what a recorder reports, for a test of just that.
final class Problems: Sendable {
  private let collected = Mutex<[String]>([])

  var all: [String] { collected.withLock { $0 } }

  func add(_ problem: String) {
    collected.withLock { $0.append(problem) }
  }
}
