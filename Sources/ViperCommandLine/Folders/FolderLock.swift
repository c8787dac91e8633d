package import ViperPlatform

/// A lock that one process can hold at a time.
///
/// The system releases it when the process ends, for whatever reason.
package struct FolderLock {
  fileprivate let file: Int32

  package func release() {
    close(file)
  }
}

extension PrivateFolder {
  /// The time between two attempts to take a lock that another process holds, in microseconds.
  private static let lockPause: UInt32 = 5_000

  /// Waits until this process holds the lock with a name, an empty file that is never removed: that
  /// would not be safe while other processes wait.
  ///
  /// Throws `EWOULDBLOCK` if another process held the lock for the whole time.
  package func lock(_ name: String, timeout: Duration = .seconds(10)) throws(FileProblem)
    -> FolderLock
  {
    try prepare()
    return try hold(
      open(at(name), O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600), timeout)
  }

  /// Waits until this process holds the lock of the folder itself, which must exist.
  ///
  /// No file is created for it. Some file systems have no locks of folders.
  package func lockWhole(timeout: Duration) throws(FileProblem) -> FolderLock {
    try hold(open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC), timeout)
  }

  /// Waits until this process holds the lock of an open file, which it closes otherwise.
  private func hold(_ file: Int32, _ timeout: Duration) throws(FileProblem) -> FolderLock {
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
      usleep(Self.lockPause)
    } while ContinuousClock.now < end
    close(file)
    throw FileProblem(number: EWOULDBLOCK)
  }
}
