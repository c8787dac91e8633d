import Platform

/// Reads the files of scripts.
enum ScriptFile {
  /// Why a file cannot be read, as the rest of a sentence.
  struct Problem: Error {
    let reason: String
  }

  /// A file's bytes.
  ///
  /// - Parameters:
  ///   - path: A file, or a pipe that a shell has made.
  ///   - limit: How large it may be.
  /// - Returns: All of them.
  /// - Throws: Why not.
  static func bytes(
    at path: String, limit: Int = ScriptReader.largestFile
  ) throws(Problem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Problem(reason: Descriptor.reason(errno)) }
    defer { close(file) }
    return try bytes(of: file, limit: limit)
  }

  /// What an open file holds from here on.
  static func bytes(
    of file: Int32, limit: Int = ScriptReader.largestFile
  ) throws(Problem) -> [UInt8] {
    var about = stat()
    if fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFDIR {
      throw Problem(reason: Descriptor.reason(EISDIR))
    }
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try Descriptor(file).readAll(limit: limit) } catch {
      throw Problem(reason: error.reason)
    }
    guard bytes.count <= limit else {
      throw Problem(reason: "it is larger than \(limit >> 20) MB")
    }
    return bytes
  }

  /// Writes a file in place of the one that was there, which stays untouched when that fails.
  static func write(_ text: String, to path: String) throws(FileProblem) {
    // The file that a link leads to; a device is not to be replaced by a file.
    let path = realPath(path) ?? path
    var about = stat()
    let isThere = stat(path, &about) == 0
    if isThere, about.st_mode & S_IFMT != S_IFREG {
      throw FileProblem(number: about.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let draft = "\(path).\(UInt64.random(in: 0...UInt64.max))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var problem = Descriptor(file).write(text)
    // Who may read it stays as it was.
    if problem == nil, isThere, fchmod(file, about.st_mode & 0o777) != 0 { problem = errno }
    if close(file) != 0, problem == nil { problem = errno }
    if problem == nil, rename(draft, path) != 0 { problem = errno }
    guard let problem else { return }
    unlink(draft)
    throw FileProblem(number: problem)
  }

  /// The real path of a file, links followed; nothing when there is none.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// A script that another includes.
  ///
  /// - Parameters:
  ///   - file: The path as it stands in the other.
  ///   - parent: The real path of the other; empty for standard input.
  /// - Returns: Where it really is, and what it holds.
  /// - Throws: Why not.
  static func included(
    _ file: String, from parent: String
  ) throws(Problem) -> (path: String, bytes: [UInt8]) {
    let folder = parent.isEmpty ? realPath(".") ?? "/" : String(folder(of: parent).dropLast())
    guard !file.isEmpty, !file.hasPrefix("/"), !file.contains("\0") else {
      throw Problem(reason: "the path must be relative to the script's folder")
    }
    guard let real = realPath(folder + "/" + file) else {
      throw Problem(reason: Descriptor.reason(errno))
    }
    // Where it really is counts, not how it is written: dots and links lead anywhere.
    guard real.hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw Problem(reason: "it lies outside the script's folder")
    }
    var about = stat()
    guard stat(real, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
      throw Problem(reason: "it is no file")
    }
    return (real, try bytes(at: real))
  }

  /// How a file is named that another names: both by the way from where the person is.
  static func sibling(_ file: String, of name: String) -> String {
    folder(of: name) + file
  }

  /// The part of a path up to its last slash, that included.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
