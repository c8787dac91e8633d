import Foundation

/// A task executor that runs each job on a new thread, so that no job waits for another.
final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
