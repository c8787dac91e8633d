/// Work of which only the newest is wanted: beginning another cancels the one before.
///
/// A presenter keeps one for each thing that newer work replaces: the list that a newer search replaces,
/// the page that a refresh asks for anew. The work looks at `Task.isCancelled` after every `await` and
/// touches nothing when it is no longer wanted.
@MainActor
public final class Latest {
  private var task: Task<Void, Never>?
  /// Counts beginnings and cancellations: work may begin newer work before it has ever waited.
  private var generation = 0

  /// Makes one with nothing under way.
  public init() {}

  /// Cancels what is under way, does the work, and returns when that is done or was given up.
  ///
  /// Work must not wait for newer work of the same kind that it begins itself: that would cancel both.
  ///
  /// - Parameter work: What to do; it is cancelled by newer work, and with the task that waits for it.
  ///   A task that is cancelled already begins nothing, and cancels nothing.
  public func run(_ work: @escaping @MainActor () async -> Void) async {
    // A task of its own would begin the work before it knows.
    guard !Task.isCancelled else { return }
    cancel()
    let mine = generation
    let task = Task.begun(work)
    if generation == mine { self.task = task } else { task.cancel() }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if self.task == task { self.task = nil }
  }

  /// Cancels what is under way.
  public func cancel() {
    generation += 1
    task?.cancel()
    task = nil
  }
}
