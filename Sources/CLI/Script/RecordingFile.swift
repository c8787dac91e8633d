import Platform
import Wording

/// The file of a recording, which only its owner can read and which is written without a buffer.
@MainActor
final class RecordingFile {
  let path: SystemText
  /// The reason why the file cannot be written any more; `nil` while it can.
  private(set) var failure: CommandFailure?
  private let localizer: Localizer
  private let writeLine: (Int32, String) -> Int32?
  private let onFailure: (CommandFailure) -> Void
  /// The descriptor of the file; negative if it is closed.
  private var number: Int32
  /// The number of bytes of the lines that have been written.
  private var size: off_t = 0

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isForced: Whether a file at the path may be overwritten.
  ///   - localizer: The localizer of the failures.
  ///   - write: A closure that writes a text to a descriptor, and returns the system's error number;
  ///     `nil` if all of it was written.
  ///   - onFailure: A closure that is called once, if a line cannot be written.
  /// - Throws: `CommandFailure` if the file cannot be created, or if there is one and `isForced` is
  ///   `false`.
  init(
    _ path: SystemText, isForced: Bool, localizer: Localizer,
    write: @escaping (Int32, String) -> Int32? = { Descriptor($0).write($1) },
    onFailure: @escaping (CommandFailure) -> Void
  ) throws(CommandFailure) {
    self.path = path
    self.localizer = localizer
    writeLine = write
    self.onFailure = onFailure
    do throws(FileProblem) {
      number = try isForced ? Self.emptied(path) : Self.created(path)
    } catch {
      throw Self.failure(error, path, localizer)
    }
  }

  deinit {
    if number >= 0 { _ = systemClose(number) }
  }

  /// Writes a line at once, or nothing if an earlier line could not be written.
  func write(_ line: String) {
    guard failure == nil, number >= 0 else { return }
    guard let problem = writeLine(number, line) else { return size += off_t(line.utf8.count) }
    // Part of a line would be no command.
    _ = ftruncate(number, size)
    fail(FileProblem(number: problem))
  }

  /// Closes the file.
  ///
  /// - Throws: `CommandFailure` if not all lines are in the file.
  func close() throws(CommandFailure) {
    if number >= 0, systemClose(number) != 0, failure == nil { fail(FileProblem(number: errno)) }
    number = -1
    if let failure { throw failure }
  }

  private func fail(_ problem: FileProblem) {
    let failure = Self.failure(problem, path, localizer)
    self.failure = failure
    onFailure(failure)
  }

  private static func failure(
    _ problem: FileProblem, _ path: SystemText, _ localizer: Localizer
  ) -> CommandFailure {
    CommandFailure(
      exitCode: .cannotWrite, code: "recording-not-writable",
      message: problem.number == EEXIST
        ? localizer("The file \(path.text) is there already. Overwrite it with '--force'.")
        : localizer("The recording \(path.text) cannot be written: \(problem.reason)."))
  }

  private static func created(_ path: SystemText) throws(FileProblem) -> Int32 {
    let file = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(number: errno) }
    return file
  }

  /// Opens a file, takes it away from everyone but its owner, and only then empties it.
  private static func emptied(_ path: SystemText) throws(FileProblem) -> Int32 {
    // The entry may be a pipe. Opening it must not block.
    let file = open(path.cString, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(number: errno) }
    var about = stat()
    var problem: Int32?
    if fstat(file, &about) != 0 {
      problem = errno
    } else if about.st_mode & S_IFMT != S_IFREG {
      problem = EINVAL
    } else if fchmod(file, 0o600) != 0 || ftruncate(file, 0) != 0 {
      problem = errno
    }
    guard let problem else { return file }
    _ = systemClose(file)
    throw FileProblem(number: problem)
  }
}

// The system's `close`. Inside the type, the name means a member of the type.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
