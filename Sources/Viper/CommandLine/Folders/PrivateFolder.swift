package import ViperPlatform

/// A folder that only its owner can read.
///
/// Its files are written completely or not at all.
///
/// A folder that other users can write to is rejected, because its files may be theirs.
package struct PrivateFolder {
  package let path: SystemText
  private let owner: uid_t

  /// Creates a value for a folder, which need not exist.
  package init(_ path: SystemText, owner: uid_t = geteuid()) {
    self.path = path
    self.owner = owner
  }

  /// Writes or replaces a file.
  ///
  /// If writing fails, the previous file is unchanged. Unless `isDurable` is `false`, the file
  /// survives a power failure.
  package func write(
    _ bytes: [UInt8], to name: String, isDurable: Bool = true
  ) throws(SystemFileError) {
    try prepare()
    let file: SystemText = "\(path)/\(name)"
    try file.replace(
      with: bytes, draft: "\(path)/.\(name)", mode: 0o600, permissions: 0o600,
      isDurable: isDurable)
  }

  /// Reads a file.
  ///
  /// Throws `EFBIG` if the file exceeds `limit` bytes, and `EINVAL` if it is not a regular file.
  package func read(_ name: String, limit: Int) throws(SystemFileError) -> [UInt8] {
    try check()
    // The entry may be a pipe, and opening it must not block.
    let file = open(at(name), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw SystemFileError(number: errno) }
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw SystemFileError(number: errno) }
    guard about.st_mode & S_IFMT == S_IFREG else { throw SystemFileError(number: EINVAL) }
    guard about.st_size <= limit else { throw SystemFileError(number: EFBIG) }
    return try Descriptor(file).readAll(limit: limit)
  }

  /// Removes a file, if it exists.
  package func remove(_ name: String) throws(SystemFileError) {
    try check()
    guard unlink(at(name)) == 0 || errno == ENOENT else {
      throw SystemFileError(number: errno)
    }
  }

  /// Returns the path of an entry in the folder, for C functions.
  func at(_ name: String) -> [CChar] {
    let entry: SystemText = "\(path)/\(name)"
    return entry.cString
  }

  /// Checks that other users cannot have written to the folder, if it exists.
  package func check() throws(SystemFileError) {
    var about = stat()
    guard stat(path.cString, &about) == 0, about.st_mode & S_IFMT == S_IFDIR else { return }
    try check(about)
  }

  private func check(_ about: stat) throws(SystemFileError) {
    if about.st_uid != owner { throw SystemFileError(.otherOwner) }
    if about.st_mode & 0o022 != 0 { throw SystemFileError(.writableByOthers) }
  }

  /// Creates the folder if needed, and removes all permissions except those of its owner.
  package func prepare() throws(SystemFileError) {
    try makeFolder(path)
    // This comes first, because opening another user's folder may fail.
    try check()
    var about = stat()
    guard lstat(path.cString, &about) == 0 else { throw SystemFileError(number: errno) }
    let isLink = about.st_mode & S_IFMT == S_IFLNK
    // `O_DIRECTORY` ensures that only the permissions of a folder are ever changed.
    let folder = open(
      path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isLink ? 0 : O_NOFOLLOW))
    guard folder >= 0 else { throw SystemFileError(number: errno) }
    defer { close(folder) }
    guard fstat(folder, &about) == 0 else { throw SystemFileError(number: errno) }
    try check(about)
    // The owner's own missing permissions are not restored. The target of a link keeps its
    // permissions, because it may serve another purpose.
    guard !isLink, about.st_mode & 0o077 != 0 else { return }
    guard fchmod(folder, about.st_mode & 0o700) == 0 else { throw SystemFileError(number: errno) }
  }

  private func makeFolder(_ path: SystemText) throws(SystemFileError) {
    if make(path) || errno == EEXIST { return }
    guard errno == ENOENT, path.folder.bytes.count > 1 else {
      throw SystemFileError(number: errno)
    }
    try makeFolder(SystemText(path.folder.bytes.dropLast()))
    guard make(path) || errno == EEXIST else { throw SystemFileError(number: errno) }
  }

  /// Creates one folder, with permissions independent of the umask.
  ///
  /// Returns `false` on failure.
  private func make(_ path: SystemText) -> Bool {
    guard mkdir(path.cString, 0o700) == 0 else { return false }
    chmod(path.cString, 0o700)
    return true
  }
}

/// A lock between processes.
///
/// If it was not released before, the system releases it when the process ends.
package struct FolderLock {
  fileprivate let file: Int32

  package func release() {
    close(file)
  }
}

extension PrivateFolder {
  /// The interval between two attempts to acquire a lock, in microseconds.
  private static let retryInterval: UInt32 = 5_000

  /// Acquires the lock with a name.
  ///
  /// Throws `EWOULDBLOCK` after the timeout.
  ///
  /// The empty lock file is never removed, because that would not be safe while other processes
  /// wait for it.
  package func lock(_ name: String, timeout: Duration = .seconds(10)) throws(SystemFileError)
    -> FolderLock
  {
    try prepare()
    let file = open(at(name), O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    if file >= 0 { fchmod(file, 0o600) }
    return try acquire(file, timeout)
  }

  /// Locks the folder itself, which must exist.
  ///
  /// Some file systems do not support this.
  package func lockWhole(timeout: Duration) throws(SystemFileError) -> FolderLock {
    try acquire(open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC), timeout)
  }

  /// Acquires the lock on an open file, which is closed on failure.
  private func acquire(_ file: Int32, _ timeout: Duration) throws(SystemFileError) -> FolderLock {
    guard file >= 0 else { throw SystemFileError(number: errno) }
    // Locks are held for milliseconds, so retrying costs little. A blocking call would wait forever
    // for a suspended process.
    let end = ContinuousClock.now + timeout
    repeat {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return FolderLock(file: file) }
      let number = errno
      guard number == EWOULDBLOCK || number == EINTR else {
        close(file)
        throw SystemFileError(number: number)
      }
      usleep(Self.retryInterval)
    } while ContinuousClock.now < end
    close(file)
    throw SystemFileError(number: EWOULDBLOCK)
  }
}
