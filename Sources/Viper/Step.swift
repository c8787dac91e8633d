extension Task where Success == Void, Failure == Never {
  /// Begins a task at once, without a trip through the main queue, where the system can do that: a step
  /// that never waits then costs no thread, which is 1 ms at start-up.
  ///
  /// - Parameters:
  ///   - module: The module whose step it is; `nil` for work inside a step.
  ///   - work: What to do.
  /// - Returns: The task.
  @MainActor
  @inline(__always)
  static func begun(
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
    // The caller may itself be at the beginning of a step, of a module that is closed by now.
    if Step.beginning.last?.isClosed == true { Step.cancelCurrent() }
    return task
  }
}

/// Steps that have begun and not waited yet.
///
/// Until a step waits for the first time, `Module` has no handle of its task. When the module is closed in
/// that time, the task can be cancelled only from inside, where it is the current one.
@MainActor
enum Step {
  /// The modules whose steps are running up to their first wait, the innermost last.
  static var beginning: [Module] = []

  /// Cancels the task that this code runs in.
  ///
  /// The only place that needs the unsafe handle; it is not kept. A task that a step makes by itself, without
  /// `Latest`, is cancelled in place of the step when it closes the module before it has waited.
  static func cancelCurrent() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  }
}
