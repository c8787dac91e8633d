import Foundation
import Synchronization

/// Runs blocking work on a new thread, because the task pool has only one thread per core for all
/// tests.
func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  let grant = Grant.current
  // Release everything the work captures, including its places, before the caller resumes.
  let held = Mutex<(@Sendable () throws -> Value)?>(work)
  return try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      let result = Result {
        try Grant.$current.withValue(grant) {
          guard let work = held.withLock({ held in held.take() }) else { throw CancellationError() }
          return try work()
        }
      }
      continuation.resume(with: result)
    }
  }
}
