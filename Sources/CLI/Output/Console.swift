#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three streams of a run, by their descriptors.
struct Console: Sendable {
  let input: Int32
  let output: Int32
  let error: Int32

  static let standard = Console(input: 0, output: 1, error: 2)

  /// The same streams, with errors going where they went through a descriptor of their own: what others
  /// write to the usual one goes nowhere.
  func withOwnErrors() -> Console {
    let own = fcntl(error, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard own >= 0, nowhere >= 0, dup2(nowhere, error) == error else { return self }
    close(nowhere)
    return Console(input: input, output: output, error: own)
  }

  var isInputTerminal: Bool { isatty(input) == 1 }
  var isOutputTerminal: Bool { isatty(output) == 1 }
  var isErrorTerminal: Bool { isatty(error) == 1 }

  /// How many columns the terminal says it has; nothing when the output is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes data to standard output, all of it.
  func write(_ text: String) throws(Stop) {
    switch Descriptor(output).write(text) {
    case nil: return
    case EPIPE: throw .quiet(.brokenPipe)
    case let number?:
      throw Stop(
        exitCode: .cannotWrite, code: "output-not-writable",
        message: "Cannot write the output: \(Descriptor.reason(number)).")
    }
  }

  /// Writes a line to standard error; when that is not possible, nobody can be told.
  func note(_ line: String) {
    _ = Descriptor(error).write(line + "\n")
  }

  /// Asks on standard error.
  func prompt(_ text: String) {
    _ = Descriptor(error).write(text)
  }
}
