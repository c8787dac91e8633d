/// Work that is canceled when newer work of the same kind begins.
///
/// A presenter keeps one instance for each thing that newer work replaces, such as the list that a
/// newer search replaces, or the page that a refresh loads again. The work must check
/// `Task.isCancelled` after each `await`, and change nothing once it is canceled.
@MainActor
public final class LatestTask {
  private var task: Task<Void, Never>?
  /// The number of calls to `cancel()`.
  ///
  /// Work that starts before `task` is set can be detected by it.
  private var generation = 0

  /// Creates an instance with no work in progress.
  public init() {}

  /// Cancels the work in progress, if any, runs new work, and returns when the new work has ended.
  ///
  /// The work must not await `run(_:)` on the same instance: that would cancel both.
  ///
  /// - Parameter work: The work to run. It is canceled when newer work begins, or when the calling
  ///   task is canceled. If the calling task is already canceled, the work does not begin, and
  ///   the work in progress is not canceled.
  public func run(_ work: @escaping @MainActor () async -> Void) async {
    // The new task would begin the work before it learned of the cancellation.
    guard !Task.isCancelled else { return }
    cancel()
    let mine = generation
    let task = Step.beginTask(work)
    if generation == mine { self.task = task } else { task.cancel() }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if self.task == task { self.task = nil }
  }

  /// Cancels the work in progress, if any.
  public func cancel() {
    generation += 1
    task?.cancel()
    task = nil
  }
}
