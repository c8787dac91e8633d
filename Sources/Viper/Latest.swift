/// Work of which only the newest is wanted: beginning another cancels the one before.
///
/// A presenter keeps one for each thing that a newer wish overtakes: the list that a newer search replaces,
/// the page that a refresh asks for anew. The work looks at `Task.isCancelled` after every `await` and
/// touches nothing when it is no longer wanted.
@MainActor
public final class Latest {
  private var task: Task<Void, Never>?

  /// Makes one with nothing under way.
  public init() {}

  /// Cancels what is under way, does the work, and returns when that is done or was given up.
  ///
  /// - Parameter work: What to do; it is cancelled by newer work, and with the task that waits for it.
  ///   A task that is cancelled already begins nothing, and cancels nothing.
  public func run(_ work: @escaping @MainActor () async -> Void) async {
    // A task of its own would begin the work before it knows.
    guard !Task.isCancelled else { return }
    cancel()
    let mine = Task.begun(work)
    task = mine
    await withTaskCancellationHandler {
      await mine.value
    } onCancel: {
      mine.cancel()
    }
    if task == mine { task = nil }
  }

  /// Cancels what is under way.
  public func cancel() {
    task?.cancel()
    task = nil
  }
}

extension Task where Success == Void, Failure == Never {
  /// Begins a task at once, without a trip through the main queue, where the system can do that: a step
  /// that never waits then costs no thread, which is 1 ms at start-up.
  @MainActor
  static func begun(_ step: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { await step() }
    }
    return Task { await step() }
  }
}
