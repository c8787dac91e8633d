package import ViperLocalization
package import ViperPlatform

/// The output file of a command, which is written either completely or not at all.
package struct OutputFile {
  package let path: SystemText
  /// Whether to replace an existing file.
  let isForced: Bool
  let localizer: Localizer

  package init(path: SystemText, isForced: Bool, localizer: Localizer) {
    self.path = path
    self.isForced = isForced
    self.localizer = localizer
  }

  package var isStandardOutput: Bool { path.text == "-" }

  /// Whether a file that must not be replaced already exists at the path.
  package var isTaken: Bool { !isForced && !isStandardOutput && kind == S_IFREG }

  /// The type of the file at the path; `nil` if the path does not exist.
  private var kind: mode_t? {
    var entry = stat()
    // A broken link is treated as a regular file, and is replaced.
    return path.kind ?? (lstat(path.cString, &entry) == 0 ? S_IFREG : nil)
  }

  /// Writes a regular file by way of a draft, and any other file, such as a pipe, directly.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemFileError) {
      switch kind {
      case nil: try path.create(bytes, mode: 0o666)
      case S_IFREG:
        guard isForced else { throw SystemFileError(number: EEXIST) }
        try path.replace(with: bytes, mode: 0o666)
      case _: try writeDirectly(bytes)
      }
    } catch {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "output-not-writable",
        message: localizer.text("Cannot write \(path.text): \(error.reason)."))
    }
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(SystemFileError) {
    let file = try path.openFile(O_WRONLY | O_NONBLOCK)
    var problem = Descriptor(file).write(bytes)
    if close(file) != 0, problem == nil { problem = errno }
    if let problem { throw SystemFileError(number: problem) }
  }
}
