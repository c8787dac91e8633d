import Synchronization

/// A collection of the problems that a recorder reports, for a test that expects problems.
///
/// ```swift
/// let problems = Problems()
/// let recorder = Recorder(report: problems.add)
/// recorder.expect("view.update(.loading)")
/// #expect(problems.messages.count == 1)
/// ```
public final class Problems: Sendable {
  private let collected = Mutex<[Problem]>([])

  /// Creates an empty collection.
  public init() {}

  /// The reported problems, in order.
  public var all: [Problem] { collected.withLock(\.self) }

  /// The messages of the problems, without their places.
  public var messages: [String] { all.map(\.message) }

  /// Adds a problem that a recorder reported.
  public func add(_ problem: Problem) {
    collected.withLock { $0.append(problem) }
  }
}
