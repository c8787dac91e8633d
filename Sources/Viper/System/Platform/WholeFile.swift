extension SystemText {
  /// Creates a file that appears at this path once everything is written; throws `EEXIST` if the
  /// path already exists.
  package func create(_ bytes: [UInt8], mode: mode_t) throws(SystemFileError) {
    let draft = try newDraft(
      "\(folder).draft", bytes, mode: mode, permissions: nil, isDurable: false)
    defer { unlink(draft.cString) }
    guard link(draft.cString, cString) != 0 else { return }
    let number = errno
    guard number != EEXIST else { throw SystemFileError(number: number) }
    // Some file systems do not support hard links. On such file systems, another process could
    // still create a file at the path between these two calls.
    var about = stat()
    guard lstat(cString, &about) != 0 else { throw SystemFileError(number: EEXIST) }
    guard rename(draft.cString, cString) != 0 else { return }
    throw SystemFileError(number: errno)
  }

  /// Creates a file that replaces the existing file at this path once everything is written.
  ///
  /// If writing fails, the previous file is unchanged. The parameter `draft` is the prefix of the
  /// draft's path.
  package func replace(
    with bytes: [UInt8], draft: SystemText? = nil, mode: mode_t, permissions: mode_t? = nil,
    isDurable: Bool = false
  ) throws(SystemFileError) {
    let draft = try newDraft(
      draft ?? "\(folder).draft", bytes, mode: mode, permissions: permissions,
      isDurable: isDurable)
    guard rename(draft.cString, cString) == 0 else {
      let problem = SystemFileError(number: errno)
      unlink(draft.cString)
      throw problem
    }
    if isDurable { folder.syncFolder() }
  }

  /// Makes the names in the folder at this path durable, if the file system supports it.
  package func syncFolder() {
    guard let folder = try? openFile(O_RDONLY | O_DIRECTORY) else { return }
    _ = Descriptor(folder).sync()
    close(folder)
  }

  /// Writes a new file whose path begins with the given prefix, and returns the file's path; on
  /// failure, the file is removed.
  ///
  /// The umask applies to `mode`, but not to `permissions`.
  private func newDraft(
    _ start: SystemText, _ bytes: [UInt8], mode: mode_t, permissions: mode_t?, isDurable: Bool
  ) throws(SystemFileError) -> SystemText {
    // The name contains a random number instead of the process identifier, because processes on two
    // machines can share a home folder and have the same identifier.
    let draft: SystemText = "\(start).\(UInt64.random(in: 0...UInt64.max))"
    let file = try draft.openFile(O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    var problem = Descriptor(file).write(bytes)
    if problem == nil, let permissions, fchmod(file, permissions) != 0 { problem = errno }
    if problem == nil, isDurable { problem = Descriptor(file).sync() }
    if close(file) != 0, problem == nil { problem = errno }
    guard let problem else { return draft }
    unlink(draft.cString)
    throw SystemFileError(number: problem)
  }
}

/// The system's error for a file that could not be read or written, or the reason why a folder was
/// rejected.
package struct SystemFileError: Error {
  /// The reason why a folder that may contain other users' files was rejected.
  package enum Distrust: Sendable {
    case otherOwner
    case writableByOthers
  }

  /// The system's error number.
  package let number: Int32
  /// The reason why the folder was rejected; `nil` if the system returned an error.
  package let distrust: Distrust?

  package init(number: Int32) {
    self.number = number
    distrust = nil
  }

  package init(_ distrust: Distrust) {
    number = EPERM
    self.distrust = distrust
  }

  package var reason: String {
    switch distrust {
    case .otherOwner: "it belongs to another user"
    case .writableByOthers: "other users can write to it"
    case nil: Descriptor.reason(number)
    }
  }
  package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  /// Whether the entry cannot be one of this program's files, because it is too large or not a
  /// regular file.
  package var isNoFile: Bool { number == EFBIG || number == EINVAL || number == ENXIO }
  /// Whether the file system does not support locks.
  package var hasNoLocks: Bool { number == ENOLCK || number == EOPNOTSUPP }
  /// Whether another process holds a lock.
  package var isHeld: Bool { number == EWOULDBLOCK }
}
