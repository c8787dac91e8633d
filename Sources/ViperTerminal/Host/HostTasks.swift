import Viper

/// The unfinished tasks of a host, and the search that other tasks wait for.
@MainActor
final class HostTasks {
  /// Called when all tasks have ended.
  var onSettle: (@MainActor () -> Void)?
  /// The number of unfinished tasks.
  private(set) var count = 0
  /// The current search, or the last task that waits for it; `nil` after that has ended.
  private var search: Task<Void, Never>?

  /// Begins a task, and returns when it suspends or ends.
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

  /// Runs a step after the current search, or immediately if there is none.
  func afterSearch(_ step: @escaping @MainActor () -> Void) {
    guard let search else { return step() }
    let task = begin {
      await search.value
      step()
    }
    wait(forSearch: task)
  }

  /// Makes later steps wait for a search.
  func wait(forSearch task: Task<Void, Never>) {
    search = task
    Task { [weak self] in
      await task.value
      if self?.search == task { self?.search = nil }
    }
  }
}
