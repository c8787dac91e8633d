#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system said when a file could not be written.
struct FileProblem: Error {
  /// The system's number.
  let number: Int32

  var reason: String { Descriptor.reason(number) }
}

/// A folder that only its owner can look into, whose files are written whole or not at all.
struct PrivateFolder {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes a file in place of the one that was there, which stays untouched when that fails.
  ///
  /// - Parameters:
  ///   - text: What the file holds then.
  ///   - name: The file's name in this folder.
  /// - Throws: What the system said.
  func write(_ text: String, to name: String) throws(FileProblem) {
    try makeFolder(path)
    // Opened as a folder, so that nothing else that stands there has its rights changed.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileProblem(number: errno) }
    defer { close(folder) }
    guard fchmod(folder, 0o700) == 0 else { throw FileProblem(number: errno) }
    let draft = "\(path)/.\(name).\(getpid())"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var problem = Descriptor(file).write(text)
    if problem == nil, fsync(file) != 0 { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    if problem == nil, rename(draft, "\(path)/\(name)") != 0 { problem = errno }
    guard let problem else { return }
    unlink(draft)
    throw FileProblem(number: problem)
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
