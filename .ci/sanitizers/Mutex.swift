#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A replacement for the standard library's `Mutex`, whose futex ThreadSanitizer does not
/// recognize.
public final class Mutex<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Allocated separately, because a zero-sized member would share the address of the object.
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// Creates a lock over a value.
  public init(_ value: consuming sending Value) {
    self.value.initialize(to: value)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Calls the body with exclusive access to the value and returns its result.
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
