extension SystemText {
  /// Creates a file at this path; if that fails, no part of it stays, but a file that was there does.
  ///
  /// The process's mask takes away from the mode, and not from the permissions.
  package func create(
    _ bytes: [UInt8], mode: mode_t, permissions: mode_t? = nil
  ) throws(FileProblem) {
    let file = open(cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var problem = Descriptor(file).write(bytes)
    if problem == nil, let permissions, fchmod(file, permissions) != 0 { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    guard let problem else { return }
    unlink(cString)
    throw FileProblem(number: problem)
  }

  /// Creates a file that takes the place of the one at this path once everything is written.
  ///
  /// If writing fails, the previous file is unchanged. The draft's name begins as the parameter says.
  package func replace(
    with bytes: [UInt8], draft: SystemText, mode: mode_t, permissions: mode_t? = nil
  ) throws(FileProblem) {
    // The draft has a random number and not the identifier of the process, because processes of two
    // machines can share a home folder and have the same identifier.
    let draft: SystemText = "\(draft).\(UInt64.random(in: 0...UInt64.max))"
    try draft.create(bytes, mode: mode, permissions: permissions)
    guard rename(draft.cString, cString) != 0 else { return }
    let problem = FileProblem(number: errno)
    unlink(draft.cString)
    throw problem
  }
}
