package import ViperPlatform

package enum ScriptFile {
  /// The maximum size of a script file, in bytes.
  package static let largest = ScriptLimits.largestFile

  /// The reason why a file cannot be read, phrased as the end of a sentence.
  package struct ReadError: Error {
    package let reason: String
  }

  /// Returns the contents of a file or pipe, up to a maximum number of bytes.
  package static func bytes(
    at path: SystemText, limit: Int = largest
  ) throws(ReadError) -> [UInt8] {
    let file: Int32
    do throws(SystemFileError) { file = try path.openFile(O_RDONLY) } catch {
      throw ReadError(reason: error.reason)
    }
    defer { close(file) }
    return try bytes(of: file, limit: limit)
  }

  /// Returns the contents of an open file from its current position, up to a maximum number of
  /// bytes.
  package static func bytes(
    of file: Int32, limit: Int = largest
  ) throws(ReadError) -> [UInt8] {
    var about = stat()
    if fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFDIR {
      throw ReadError(reason: Descriptor.reason(EISDIR))
    }
    let bytes: [UInt8]
    do throws(SystemFileError) { bytes = try Descriptor(file).readAll(limit: limit) } catch {
      throw ReadError(reason: error.reason)
    }
    guard bytes.count <= limit else {
      throw ReadError(reason: "it is larger than \(limit >> 20) MB")
    }
    return bytes
  }

  /// Writes a file, replacing any previous file; if writing fails, the previous file stays
  /// unchanged.
  ///
  /// - Throws: `SystemFileError`, with `EISDIR` for a folder and `EINVAL` for a device.
  package static func write(_ text: String, to path: SystemText) throws(SystemFileError) {
    // If the path is a link, keep the link and replace its target. A device must not be replaced.
    let path = path.resolved ?? path
    var about = stat()
    let isThere = stat(path.cString, &about) == 0
    if isThere, about.st_mode & S_IFMT != S_IFREG {
      throw SystemFileError(number: about.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    // The new file keeps the permissions of the previous file.
    try path.replace(
      with: Array(text.utf8), mode: 0o644, permissions: isThere ? about.st_mode & 0o777 : nil)
  }

  /// Returns the resolved path and contents of a file that a script includes.
  ///
  /// If the script's path is empty, the script was read from standard input.
  static func included(
    _ file: String, from parent: SystemText
  ) throws(ReadError) -> (path: SystemText, bytes: [UInt8]) {
    let current = SystemText(".").resolved ?? "/"
    // The folder's path ends with a slash.
    let folder = parent.isEmpty ? (current == "/" ? current : "\(current)/") : parent.folder
    guard !file.isEmpty, !file.hasPrefix("/"), !file.contains("\0") else {
      throw ReadError(reason: "the path must be relative to the script's folder")
    }
    guard let real = ("\(folder)\(file)" as SystemText).resolved else {
      throw ReadError(reason: Descriptor.reason(errno))
    }
    // A path's dots and links can lead anywhere, so check the resolved path.
    guard real.bytes.starts(with: folder.bytes) else {
      throw ReadError(reason: "it is outside the script's folder")
    }
    guard real.kind == S_IFREG else { throw ReadError(reason: "it is not a file") }
    return (real, try bytes(at: real))
  }

  /// Returns an included file's path, which is relative to the same folder as the script's path.
  static func sibling(_ file: String, of name: String) -> String {
    SystemText(name).folder.text + file
  }
}
