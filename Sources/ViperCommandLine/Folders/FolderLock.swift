package import ViperPlatform

/// A lock between processes, which the system releases at the latest when the process ends.
package struct FolderLock {
  fileprivate let file: Int32

  /// Lets another process take the lock.
  package func release() {
    close(file)
  }
}

extension PrivateFolder {
  /// The time between two attempts to acquire a lock, in microseconds.
  private static let retryInterval: UInt32 = 5_000

  /// Acquires the lock with a name, or throws `EWOULDBLOCK` after the timeout.
  ///
  /// Its empty file is never removed, which would not be safe while other processes wait for it.
  package func lock(_ name: String, timeout: Duration = .seconds(10)) throws(FileProblem)
    -> FolderLock
  {
    try prepare()
    return try acquire(
      open(at(name), O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600), timeout)
  }

  /// Acquires the lock of the folder itself, which must exist; some file systems cannot lock it.
  package func lockWhole(timeout: Duration) throws(FileProblem) -> FolderLock {
    try acquire(open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC), timeout)
  }

  /// Acquires the lock of an open file, which is closed on failure.
  private func acquire(_ file: Int32, _ timeout: Duration) throws(FileProblem) -> FolderLock {
    guard file >= 0 else { throw FileProblem(number: errno) }
    // A lock is held for milliseconds, so trying again costs little. A blocking call would wait
    // forever for a process that was stopped.
    let end = ContinuousClock.now + timeout
    repeat {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return FolderLock(file: file) }
      let number = errno
      guard number == EWOULDBLOCK || number == EINTR else {
        close(file)
        throw FileProblem(number: number)
      }
      usleep(Self.retryInterval)
    } while ContinuousClock.now < end
    close(file)
    throw FileProblem(number: EWOULDBLOCK)
  }
}
