import Synchronization
import Viper

/// A collection of the findings that a recorder reports, for a test that expects findings.
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

  /// The reported findings, in order.
  var all: [Diagnostic] { collected.withLock(\.self) }

  /// The messages of the findings, without their locations.
  var messages: [String] { all.map(\.message) }

  /// Adds a problem that a recorder reported.
  func add(_ problem: Diagnostic) {
    collected.withLock { $0.append(problem) }
  }
}
