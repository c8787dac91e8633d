import Synchronization

/// Collects lines from any thread.
final class Lines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }

  func add(_ line: String) {
    kept.withLock { $0.append(line) }
  }
}
