/// A step of a module: a task, which can be canceled from its beginning.
@MainActor
final class Step {
  /// The step that the current task belongs to.
  ///
  /// Tasks started by the step inherit it.
  @TaskLocal private static var current: Step?

  /// The task of the step; `nil` until the step has suspended for the first time.
  private(set) var task: Task<Void, Never>?
  private var isCancelled = false

  func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let task = Self.$current.withValue(self) { Self.begun(work) }
    self.task = task
    if isCancelled { task.cancel() }
    Self.passOnCancellation()
    return task
  }

  /// Cancels the step.
  ///
  /// This also works from inside the step before it suspends, when `task` is not set.
  func cancel() {
    isCancelled = true
    if let task { task.cancel() } else { Self.passOnCancellation() }
  }

  /// Begins a task that a step may wait for.
  static func beginTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    defer { passOnCancellation() }
    return begun(work)
  }

  /// Cancels the current task if its step has been canceled and has no handle yet.
  ///
  /// This is the only place that needs the unsafe handle, which is not stored.
  private static func passOnCancellation() {
    guard let current, current.isCancelled, current.task == nil else { return }
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  }

  /// Begins a task at once where the system can (saves 1 ms at startup), else at the main queue's next turn.
  @inline(__always)
  private static func begun(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { await work() }
    } else {
      Task { await work() }
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Begins a task at once where the system supports it.
  @MainActor
  package static func begun(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Step.beginTask(work)
  }
}
