import Synchronization
import Viper

/// Collects the diagnostics of a recorder, for tests that expect some.
///
/// ```swift
/// let findings = Findings()
/// let recorder = Recorder(report: findings.add)
/// recorder.expect("view.update(.loading)")
/// #expect(findings.messages.count == 1)
/// ```
final class Findings: Sendable {
  private let collected = Mutex<[Diagnostic]>([])

  /// Creates an empty collection.
  init() {}

  /// The reported diagnostics, in order.
  var all: [Diagnostic] { collected.withLock(\.self) }

  /// The messages of the diagnostics.
  var messages: [String] { all.map(\.message) }

  /// Adds a diagnostic.
  func add(_ problem: Diagnostic) {
    collected.withLock { $0.append(problem) }
  }
}
