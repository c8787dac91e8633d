/// Work that is canceled when newer work of the same kind starts.
///
/// A presenter keeps one instance for each kind of replaceable work. For example, a newer search
/// replaces a list that is still loading, and a refresh replaces a page that is still loading. The
/// work must check `Task.isCancelled` after each `await`, and must change nothing once it has been
/// canceled.
@MainActor
public final class LatestTask {
  private var task: Task<Void, Never>?
  /// The number of calls to `cancel()`.
  ///
  /// A change in this number reveals a cancellation that occurred before `task` was set.
  private var generation = 0

  /// Creates an instance with no work in progress.
  public init() {}

  /// Cancels any work in progress, runs new work, and returns when the new work has ended.
  ///
  /// The work must not await `run(_:)` on the same instance, because that call would cancel the
  /// work itself.
  ///
  /// - Parameter work: The work to run. It is canceled when newer work starts or when the calling
  ///   task is canceled. If the calling task is already canceled, the new work does not start, and
  ///   any work already in progress continues.
  public func run(_ work: @escaping @MainActor () async -> Void) async {
    // Without this check, the new task would start the work before noticing the cancellation.
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

  /// Cancels any work in progress.
  public func cancel() {
    generation += 1
    task?.cancel()
    task = nil
  }
}
