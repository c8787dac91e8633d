import Foundation
import Synchronization

/// Does work that blocks on a thread of its own: those of the tasks are as few as there are cores, and have all the
/// other tests to run.
func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  let grant = Grant.current
  // What the work holds is let go before the caller goes on, and so are its places.
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
