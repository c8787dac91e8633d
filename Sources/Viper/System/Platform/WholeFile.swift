extension SystemText {
  /// Creates a file that gets this path once everything is written; throws `EEXIST` if the path is
  /// taken.
  package func create(_ bytes: [UInt8], mode: mode_t) throws(SystemFileError) {
    let draft = try newDraft("\(folder).draft", bytes, mode: mode, permissions: nil)
    defer { unlink(draft.cString) }
    guard link(draft.cString, cString) != 0 else { return }
    let number = errno
    guard number != EEXIST else { throw SystemFileError(number: number) }
    // Some file systems have no hard links. There, another process could still take the path
    // between these two calls.
    var about = stat()
    guard lstat(cString, &about) != 0 else { throw SystemFileError(number: EEXIST) }
    guard rename(draft.cString, cString) != 0 else { return }
    throw SystemFileError(number: errno)
  }

  /// Creates a file that takes the place of the one at this path once everything is written.
  ///
  /// If writing fails, the previous file is unchanged. The draft's name begins as the parameter says.
  package func replace(
    with bytes: [UInt8], draft: SystemText? = nil, mode: mode_t, permissions: mode_t? = nil
  ) throws(SystemFileError) {
    let draft = try newDraft(
      draft ?? "\(folder).draft", bytes, mode: mode, permissions: permissions)
    guard rename(draft.cString, cString) != 0 else { return }
    let problem = SystemFileError(number: errno)
    unlink(draft.cString)
    throw problem
  }

  /// Writes a new file whose path begins as the parameter says, and returns its path; if that
  /// fails, no part of the file stays.
  ///
  /// The umask applies to `mode`, but not to `permissions`.
  private func newDraft(
    _ start: SystemText, _ bytes: [UInt8], mode: mode_t, permissions: mode_t?
  ) throws(SystemFileError) -> SystemText {
    // The draft has a random number and not the identifier of the process, because processes of two
    // machines can share a home folder and have the same identifier.
    let draft: SystemText = "\(start).\(UInt64.random(in: 0...UInt64.max))"
    let file = open(draft.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw SystemFileError(number: errno) }
    var problem = Descriptor(file).write(bytes)
    if problem == nil, let permissions, fchmod(file, permissions) != 0 { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    guard let problem else { return draft }
    unlink(draft.cString)
    throw SystemFileError(number: problem)
  }
}

/// The system's error for a file that could not be read or written, or the reason why a folder is not
/// used.
package struct SystemFileError: Error {
  /// The reason why a folder is not used: other users can have put files there.
  package enum Distrust: Sendable {
    case otherOwner
    case writableByOthers
  }

  /// The system's error number.
  package let number: Int32
  /// The reason why the folder is not used; `nil` if the system returned an error.
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
  /// Whether the entry cannot be a file of this program, because it is too large or not a regular
  /// file.
  package var isNoFile: Bool { number == EFBIG || number == EINVAL || number == ENXIO }
  /// Whether another process holds a lock.
  package var isHeld: Bool { number == EWOULDBLOCK }
}
