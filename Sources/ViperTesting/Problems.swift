import Synchronization

/// Collects what a recorder reports, for a test of just that.
///
/// ```swift
/// let problems = Problems()
/// let recorder = Recorder(report: problems.add)
/// recorder.expect("view.update(.loading)")
/// #expect(problems.messages.count == 1)
/// ```
public final class Problems: Sendable {
  private let collected = Mutex<[Problem]>([])

  /// Makes an empty collection.
  public init() {}

  /// Everything that was reported, in its order.
  public var all: [Problem] { collected.withLock(\.self) }

  /// What is wrong, without the places.
  public var messages: [String] { all.map(\.message) }

  /// Adds a problem.
  ///
  /// - Parameter problem: What a recorder reported.
  public func add(_ problem: Problem) {
    collected.withLock { $0.append(problem) }
  }
}
