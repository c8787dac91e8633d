import Viper

/// The tasks of a host that have not ended, and the search that other tasks wait for.
@MainActor
final class HostTasks {
  /// Called when all tasks have ended.
  var onSettle: (@MainActor () -> Void)?
  /// The number of tasks that have not ended.
  private(set) var count = 0
  /// The last search, or the last task that waits for it; `nil` once that has ended.
  private var search: Task<Void, Never>?

  /// Begins a task, which runs until it first suspends before this method returns.
  @discardableResult
  func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    count += 1
    return Task.begun { [weak self] in
      await work()
      guard let self else { return }
      count -= 1
      if count == 0 { onSettle?() }
    }
  }

  /// Runs a step when the search that is under way has ended, or now if there is none.
  func afterSearch(_ step: @escaping @MainActor () -> Void) {
    guard let search else { return step() }
    let task = begin {
      await search.value
      step()
    }
    wait(forSearch: task)
  }

  /// Makes the following steps wait for a search.
  func wait(forSearch task: Task<Void, Never>) {
    search = task
    Task { [weak self] in
      await task.value
      if self?.search == task { self?.search = nil }
    }
  }
}
