#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that one process holds at a time; it goes with the process, however that ends.
struct FolderLock {
  private let file: Int32

  fileprivate init(file: Int32) {
    self.file = file
  }

  func release() {
    close(file)
  }
}

extension PrivateFolder {
  /// How long to wait before a lock that somebody else holds is asked for again, in microseconds.
  private static let lockPause: UInt32 = 5_000

  /// Waits until this process alone holds a lock.
  ///
  /// - Parameters:
  ///   - name: The lock's file in this folder. It is empty and stays: it would not be safe to remove it
  ///     while others wait.
  ///   - patience: How long it is waited for at most.
  /// - Returns: The lock.
  /// - Throws: What the system said; `EWOULDBLOCK` when nobody let go of the lock in time.
  func lock(_ name: String, patience: Duration = .seconds(10)) throws(FileProblem) -> FolderLock {
    try prepare()
    let file = open("\(path)/\(name)", O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(number: errno) }
    // Holders are done in milliseconds, so that asking now and then costs little. A call that waits by
    // itself would wait for ever for a holder that was stopped.
    let end = ContinuousClock.now + patience
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

  /// Gives a file, or whatever stands there, another name that nothing has yet.
  ///
  /// - Parameters:
  ///   - name: Its name in this folder.
  ///   - free: The other name with a number; numbers from 1 are tried. Whoever calls holds the lock under
  ///     which such names are made.
  /// - Returns: The other name.
  /// - Throws: What the system said; `EEXIST` when no number is left.
  func setAside(_ name: String, as free: (Int) -> String) throws(FileProblem) -> String {
    for number in 1...9_999 {
      var about = stat()
      guard lstat("\(path)/\(free(number))", &about) != 0 else { continue }
      guard errno == ENOENT, rename("\(path)/\(name)", "\(path)/\(free(number))") == 0 else {
        throw FileProblem(number: errno)
      }
      return free(number)
    }
    throw FileProblem(number: EEXIST)
  }
}
