package import ViperLocalization
package import ViperPlatform

/// A file that a command writes what it has received to, whole or not at all.
package struct OutputFile {
  package let path: SystemText
  /// Whether a file at the path is replaced.
  let isForced: Bool
  let localizer: Localizer

  /// Creates a value for a path, at which there need not be a file.
  package init(path: SystemText, isForced: Bool, localizer: Localizer) {
    self.path = path
    self.isForced = isForced
    self.localizer = localizer
  }

  /// Whether the path stands for standard output.
  package var isStandardOutput: Bool { path.text == "-" }

  /// Whether there is a file that must not be replaced.
  package var isTaken: Bool { !isForced && !isStandardOutput && kind == S_IFREG }

  /// The kind of what is at the path; `nil` if there is nothing.
  private var kind: mode_t? {
    var entry = stat()
    if stat(path.cString, &entry) == 0 { return entry.st_mode & S_IFMT }
    // A link that leads nowhere is replaced as a file is.
    return lstat(path.cString, &entry) == 0 ? S_IFREG : nil
  }

  /// Writes the file; if that fails, an older file is unchanged.
  ///
  /// A draft beside the file takes its place once everything is written. Anything but a file, such
  /// as a pipe, is written to directly.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(FileProblem) {
      switch kind {
      case nil: try path.create(bytes, mode: 0o666)
      case S_IFREG:
        guard isForced else { throw FileProblem(number: EEXIST) }
        try path.replace(with: bytes, draft: path, mode: 0o666)
      case _: try fill(bytes)
      }
    } catch {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "output-not-writable",
        message: localizer("Cannot write \(path.text): \(error.reason)."))
    }
  }

  private func fill(_ bytes: [UInt8]) throws(FileProblem) {
    let file = open(path.cString, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var problem = Descriptor(file).write(bytes)
    if close(file) != 0, problem == nil { problem = errno }
    if let problem { throw FileProblem(number: problem) }
  }
}
