extension Task where Success == Void, Failure == Never {
  /// Begins a task at once where the system supports it, without a trip through the main queue.
  ///
  /// A step that never suspends then needs no thread, which saves 1 ms at startup.
  ///
  /// - Parameters:
  ///   - module: The module that the step belongs to; `nil` for work inside a step.
  ///   - work: The work to do.
  /// - Returns: The task.
  @MainActor
  @inline(__always)
  package static func begun(
    of module: Module? = nil, _ work: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    if let module { Step.beginning.append(module) }
    let task: Task<Void, Never>
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task = Task.immediate { await work() }
    } else {
      task = Task { await work() }
    }
    if module != nil { Step.beginning.removeLast() }
    // The caller may itself be the beginning of a step, and the module of that step may be closed
    // by now.
    if Step.beginning.last?.isClosed == true { Step.cancelCurrent() }
    return task
  }
}

/// The steps that have begun and not suspended yet.
///
/// Until a step first suspends, `Module` has no handle of its task. If the module is closed before
/// that, the task can be cancelled only from inside, where it is the current task.
@MainActor
enum Step {
  /// The modules whose steps have not suspended yet, the innermost last.
  static var beginning: [Module] = []

  /// Cancels the task that this code runs in.
  ///
  /// This is the only place that needs the unsafe handle, which is not stored. If a step creates a
  /// task without `LatestTask`, and that task closes the module before it first suspends, then that
  /// task is cancelled instead of the step.
  static func cancelCurrent() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  }
}
