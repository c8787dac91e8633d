import Synchronization

/// An executor that runs ready jobs when a test says so, in the order in which they became ready.
///
/// Only here is the order of waking visible: elsewhere, tasks that wake together run in any order.
final class HandDrivenExecutor: TaskExecutor {
  private let ready = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
  }

  /// Runs jobs until none is ready.
  func runAll() {
    while let job = next() {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func next() -> UnownedJob? {
    ready.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
