package import ViperPlatform

/// A folder that only its owner can read.
///
/// Files in the folder are written either completely or not at all. A folder that other users can
/// write to is rejected, because those users may have created the files.
package struct PrivateFolder {
  package let path: SystemText
  private let owner: uid_t

  /// Creates an instance for a folder, which does not have to exist.
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
    try at(name).replace(
      with: bytes, draft: "\(path)/.\(name)", mode: 0o600, permissions: 0o600,
      isDurable: isDurable)
  }

  /// Reads a file.
  ///
  /// Throws `EFBIG` if the file exceeds `limit` bytes, and `EINVAL` if it is not a regular file. If
  /// `checksOwner` is `true`, a file that belongs to another user is rejected as well.
  package func read(
    _ name: String, limit: Int, checksOwner: Bool = false
  ) throws(SystemFileError) -> [UInt8] {
    let file = try open(name, checksOwner: checksOwner)
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw SystemFileError(number: errno) }
    guard about.st_size <= limit else { throw SystemFileError(number: EFBIG) }
    // The file may have grown.
    let bytes = try Descriptor(file).readAll(limit: limit)
    guard bytes.count <= limit else { throw SystemFileError(number: EFBIG) }
    return bytes
  }

  /// Opens a file, which the caller must close.
  ///
  /// Throws `EINVAL` if it is not a regular file. If `checksOwner` is `true`, a file that belongs to
  /// another user is rejected as well.
  package func open(
    _ name: String, _ flags: Int32 = O_RDONLY, checksOwner: Bool = false
  ) throws(SystemFileError) -> Int32 {
    try check()
    // The entry may be a pipe, and opening a pipe must not block.
    let file = try at(name).openFile(flags | O_NONBLOCK, mode: 0o600)
    var about = stat()
    var problem: SystemFileError?
    if fstat(file, &about) != 0 {
      problem = SystemFileError(number: errno)
    } else if about.st_mode & S_IFMT != S_IFREG {
      problem = SystemFileError(number: EINVAL)
    } else if checksOwner, about.st_uid != owner {
      problem = SystemFileError(.otherOwner)
    }
    guard let problem else { return file }
    close(file)
    throw problem
  }

  /// Removes a file if it exists.
  package func remove(_ name: String) throws(SystemFileError) {
    try check()
    guard unlink(at(name).cString) == 0 || errno == ENOENT else {
      throw SystemFileError(number: errno)
    }
  }

  /// Returns the path of a folder entry.
  func at(_ name: String) -> SystemText { "\(path)/\(name)" }

  /// If the folder exists, checks that other users cannot have written to it.
  package func check() throws(SystemFileError) {
    var about = stat()
    guard stat(path.cString, &about) == 0, about.st_mode & S_IFMT == S_IFDIR else { return }
    try check(about)
  }

  private func check(_ about: stat) throws(SystemFileError) {
    if about.st_uid != owner { throw SystemFileError(.otherOwner) }
    if about.st_mode & 0o022 != 0 { throw SystemFileError(.writableByOthers) }
  }

  /// Creates the folder if necessary, and revokes all permissions of users other than the owner.
  package func prepare() throws(SystemFileError) {
    try makeFolder(path)
    // Check the owner first, because opening another user's folder may fail.
    try check()
    var about = stat()
    guard lstat(path.cString, &about) == 0 else { throw SystemFileError(number: errno) }
    let isLink = about.st_mode & S_IFMT == S_IFLNK
    // `O_DIRECTORY` ensures that permissions are changed only if the path is a folder.
    let folder = try path.openFile(O_RDONLY | O_DIRECTORY | (isLink ? 0 : O_NOFOLLOW))
    defer { close(folder) }
    guard fstat(folder, &about) == 0 else { throw SystemFileError(number: errno) }
    try check(about)
    // Permissions that the owner lacks are not restored. If the path is a link, the permissions of
    // the link's target stay the same, because the target may also serve another purpose.
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

  /// Creates a single folder, with permissions that do not depend on the umask.
  ///
  /// Returns `false` on failure.
  private func make(_ path: SystemText) -> Bool {
    guard mkdir(path.cString, 0o700) == 0 else { return false }
    chmod(path.cString, 0o700)
    return true
  }
}

/// A lock that excludes other processes.
///
/// If the process ends while holding the lock, the system releases the lock.
package struct FolderLock {
  fileprivate let file: Int32

  package func release() {
    close(file)
  }
}

extension PrivateFolder {
  /// The time between two attempts to acquire a lock.
  private static let retryInterval = Duration.milliseconds(5)

  /// Acquires the lock with a given name.
  ///
  /// The empty lock file is never removed, because removing it is not safe while other processes
  /// wait for the lock.
  ///
  /// - Parameters:
  ///   - name: The name of the lock file.
  ///   - timeout: The maximum time to wait.
  ///   - attempt: A closure that is called before each attempt with the time waited so far. It
  ///     returns whether the caller may try now.
  /// - Returns: The lock.
  /// - Throws: `EWOULDBLOCK` if the lock cannot be acquired before the timeout, and `ECANCELED` if
  ///   the task is canceled while waiting.
  package func lock(
    _ name: String, timeout: Duration = .seconds(10),
    attempt: @Sendable (Duration) -> Bool = { _ in true }
  ) async throws(SystemFileError) -> FolderLock {
    try prepare()
    return try await acquire(timeout, attempt) { () throws(SystemFileError) in
      let file = try at(name).openFile(O_RDWR | O_CREAT | O_NONBLOCK, mode: 0o600)
      fchmod(file, 0o600)
      return file
    }
  }

  /// Locks the folder itself, which must exist.
  ///
  /// Some file systems do not support locking a folder.
  package func lockWhole(timeout: Duration) async throws(SystemFileError) -> FolderLock {
    try await acquire(timeout) { () throws(SystemFileError) in
      try path.openFile(O_RDONLY | O_DIRECTORY)
    }
  }

  /// Acquires a lock on a file, which is opened for each attempt so that waiting uses no descriptor.
  private func acquire(
    _ timeout: Duration, _ attempt: @Sendable (Duration) -> Bool = { _ in true },
    open: @Sendable () throws(SystemFileError) -> Int32
  ) async throws(SystemFileError) -> FolderLock {
    // Locks are held only for milliseconds, so retrying costs little. A blocking call could wait
    // forever for a suspended process, and would keep a thread from other tasks.
    let start = ContinuousClock.now
    repeat {
      if attempt(ContinuousClock.now - start) {
        let file = try open()
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return FolderLock(file: file) }
        let number = errno
        close(file)
        guard number == EWOULDBLOCK || number == EINTR else {
          throw SystemFileError(number: number)
        }
      }
      do { try await Task.sleep(for: Self.retryInterval) } catch {
        throw SystemFileError(number: ECANCELED)
      }
    } while ContinuousClock.now - start < timeout
    throw SystemFileError(number: EWOULDBLOCK)
  }
}
