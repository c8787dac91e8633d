#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// In place of the standard library's, whose futex ThreadSanitizer does not see.
public final class Mutex<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Has an address of its own: a member without a size would have that of the object.
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

  /// Returns what the body makes of the value, which no other thread changes meanwhile.
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
