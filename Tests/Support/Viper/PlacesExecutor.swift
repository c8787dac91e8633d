import Foundation
import Synchronization

/// Runs tests with places on a few threads of their own.
///
/// They do not compete with thousands of other tests for the task pool, so a program that waits for
/// its test is never delayed by those.
final class PlacesExecutor: TaskExecutor {
  static let shared = PlacesExecutor()

  private let jobs = Mutex<[UnownedJob]>([])
  private let arrival = DispatchSemaphore(value: 0)

  private init() {
    for _ in 0..<4 {
      Thread.detachNewThread { [self] in
        while true { runNext() }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrival.signal()
  }

  private func runNext() {
    arrival.wait()
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
