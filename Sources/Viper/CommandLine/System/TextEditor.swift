import CViperTerminal
import ViperPlatform
import ViperText

/// Edits text in the user's editor, on the terminal.
package struct TextEditor: Sendable {
  /// The reason why text was not edited.
  package enum Failure: Error, Equatable {
    /// No editor is configured, and the system has none.
    case noEditor
    /// The configured editor is not installed.
    case notFound(String)
    /// The editor ended with an exit code other than 0, so its file is ignored.
    case failed(String, code: Int32)
    /// The file for the text cannot be written or read, with the system's reason.
    case noFile(String)
    /// The editor's file is not UTF-8.
    case notText
  }

  /// A command line that edits a file.
  package struct Command: Hashable, Sendable {
    fileprivate let line: String
    fileprivate let program: String
  }

  /// The size limit for the edited text, in bytes.
  private static let limit = 1 << 20

  private let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// Returns the command in `VISUAL` or `EDITOR`, or `vi`.
  package func command() throws(Failure) -> Command {
    let configured = environment["VISUAL"] ?? environment["EDITOR"]
    let line = configured ?? "vi"
    guard let program = line.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
      throw .noEditor
    }
    // Only a shell can find a program whose name is quoted or has variables.
    let isPlain = program.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    if isPlain, environment.executable(program) == nil {
      throw configured == nil ? .noEditor : .notFound(program)
    }
    return Command(line: line, program: program)
  }

  /// Edits text in a private file, which is then removed.
  ///
  /// - Parameters:
  ///   - text: The text, which may have several lines.
  ///   - command: The editor's command.
  ///   - input: The descriptor of the terminal to read from.
  ///   - output: The descriptor of the same terminal to write to.
  /// - Returns: The new text, without line breaks at its end and without control characters.
  /// - Throws: The reason why there is no new text.
  package func edit(
    _ text: String, with command: Command, input: Int32, output: Int32
  ) async throws(Failure) -> String {
    let path = try Self.write(
      text, to: "\(environment.path("TMPDIR") ?? "/tmp")/\(environment.program.name)-")
    defer { unlink(path.cString) }
    // Some shells would otherwise end with a signal that the editor handles.
    let script = "trap : INT QUIT; \(command.line) \"$@\""
    let words = ["/bin/sh", "-c", script, command.program].map { SystemText($0) } + [path]
    let bytes = words.flatMap(\.cString)
    let code = await withCheckedContinuation { continuation in
      let secrets = environment.secrets
      let isRunning = SystemThread.start {
        continuation.resume(
          returning: ct_run_on_terminal(bytes, bytes.count, secrets, input, output))
      }
      if !isRunning { continuation.resume(returning: -EAGAIN) }
    }
    if code < 0 { throw .noFile(Descriptor.reason(-code)) }
    if code == 127 { throw .notFound(command.program) }
    guard code == 0 else { throw .failed(command.program, code: code) }
    return try Self.read(path)
  }

  /// Creates a file that only the user can read.
  private static func write(
    _ text: String, to start: SystemText
  ) throws(Failure) -> SystemText {
    let end = ".txt"
    var path = ("\(start)XXXXXX" as SystemText).cString.dropLast() + Array(end.utf8CString)
    let number = mkstemps(&path, Int32(end.utf8.count))
    guard number >= 0 else { throw .noFile(Descriptor.reason(errno)) }
    defer { _ = close(number) }
    let name = SystemText(cString: Array(path))
    guard let error = Descriptor(number).write(text.isEmpty ? "" : text + "\n") else {
      return name
    }
    unlink(name.cString)
    throw .noFile(Descriptor.reason(error))
  }

  private static func read(_ path: SystemText) throws(Failure) -> String {
    // The editor may have replaced the file.
    let number = open(path.cString, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw .noFile(Descriptor.reason(errno)) }
    defer { _ = close(number) }
    let bytes: [UInt8]
    do throws(SystemFileError) {
      bytes = try Descriptor(number).readAll(limit: limit)
    } catch {
      throw .noFile(error.reason)
    }
    guard bytes.count <= limit else { throw .noFile(Descriptor.reason(EFBIG)) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { TerminalSanitizer.clean(String($0)) }
    return lines.joined(separator: "\n")[...].dropLast(while: \.isNewline).description
  }
}
