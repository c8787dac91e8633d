#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// In place of the standard library's, whose futex ThreadSanitizer does not see.
public final class Mutex<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Last, because an access to a value without a size would count as one to the member after it.
  private var value: Value

  public init(_ value: consuming sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
