import Platform

/// What the system said when a file could not be read or written.
struct FileProblem: Error {
  /// The system's number.
  let number: Int32

  var reason: String { Descriptor.reason(number) }
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  /// Something stands there that was never written here: too large, or no file at all.
  var isNoFile: Bool { number == EFBIG || number == EINVAL || number == ENXIO }
  /// Somebody else holds a lock.
  var isHeld: Bool { number == EWOULDBLOCK }
}

/// A folder that only its owner can look into, whose files are written whole or not at all.
struct PrivateFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes a file, which replaces the file with the same name, if any.
  ///
  /// If writing fails, the previous file is unchanged.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file in this folder.
  ///   - isDurable: Whether the new file must be on the disk before it replaces the previous one.
  /// - Throws: `FileProblem` with the system's error number.
  func write(_ bytes: [UInt8], to name: String, isDurable: Bool = true) throws(FileProblem) {
    try prepare()
    // A number of its own for each draft: processes of two machines may share a home, and a pid.
    let draft = "\(path)/.\(name).\(UInt64.random(in: 0...UInt64.max))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var problem = Descriptor(file).write(bytes)
    if problem == nil, isDurable, fsync(file) != 0 { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    if problem == nil, rename(draft, "\(path)/\(name)") != 0 { problem = errno }
    guard let problem else { return }
    unlink(draft)
    throw FileProblem(number: problem)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file in this folder.
  ///   - limit: The size that the file can have at most, in bytes.
  /// - Returns: The contents of the file.
  /// - Throws: `FileProblem` with the system's error number; `EFBIG` if the file is too large,
  ///   `EINVAL` if it is not a regular file.
  func read(_ name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    // Without waiting: somebody may have put a pipe there.
    let file = open("\(path)/\(name)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(number: errno) }
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw FileProblem(number: errno) }
    guard about.st_mode & S_IFMT == S_IFREG else { throw FileProblem(number: EINVAL) }
    guard about.st_size <= limit else { throw FileProblem(number: EFBIG) }
    return try Descriptor(file).readAll(limit: limit)
  }

  /// Removes a file, if it exists.
  ///
  /// - Parameter name: The name of the file in this folder.
  /// - Throws: `FileProblem` with the system's error number.
  func remove(_ name: String) throws(FileProblem) {
    guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else {
      throw FileProblem(number: errno)
    }
  }

  /// Makes the folder if it is not there, and its owner's alone.
  func prepare() throws(FileProblem) {
    try makeFolder(path)
    // Opened as a folder, so that nothing else that stands there has its rights changed.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileProblem(number: errno) }
    defer { close(folder) }
    var about = stat()
    guard fstat(folder, &about) == 0 else { throw FileProblem(number: errno) }
    // What its owner has closed to themselves stays closed.
    guard about.st_mode & 0o077 != 0 else { return }
    guard fchmod(folder, about.st_mode & 0o700) == 0 else { throw FileProblem(number: errno) }
  }

  /// Makes a folder and those above it.
  private func makeFolder(_ path: String) throws(FileProblem) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileProblem(number: errno)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileProblem(number: errno) }
  }
}
