import Platform
import Wording

/// The three streams of a run, by their descriptors, and the language of the messages.
struct Console: Sendable {
  let input: Int32
  let output: Int32
  let error: Int32
  /// The localizer of standard error.
  var localizer = Localizer.english
  /// What stands on standard output is said in these words: another program gets English always.
  var outputWords: Localizer { isOutputTerminal ? localizer : .english }
  /// What tells that something takes long; it makes room for whatever is written here.
  var mark: ProgressMark?

  static let standard = Console(input: 0, output: 1, error: 2)

  /// The same streams, with errors going where they went through a descriptor of their own: what others
  /// write to the usual one goes nowhere.
  func withOwnErrors() -> Console {
    let own = fcntl(error, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard own >= 0, nowhere >= 0, dup2(nowhere, error) == error else { return self }
    close(nowhere)
    return Console(input: input, output: output, error: own, localizer: localizer)
  }

  /// The same streams, with a mark on standard error, if that is a terminal that can take it away again.
  ///
  /// - Parameters:
  ///   - text: The text of the mark.
  ///   - environment: The environment, which determines the kind of the terminal.
  /// - Returns: The streams to use while the mark may be shown.
  func withMark(_ text: String, environment: Environment) -> Console {
    guard canErase(environment) else { return self }
    let error = Descriptor(error)
    var console = self
    console.mark = ProgressMark(text: text) { _ = error.write($0) }
    return console
  }

  /// Whether standard error is a terminal that can take away what it shows.
  func canErase(_ environment: Environment) -> Bool {
    isErrorTerminal && environment["TERM"] != "dumb"
  }

  var isInputTerminal: Bool { isatty(input) == 1 }
  var isOutputTerminal: Bool { isatty(output) == 1 }
  var isErrorTerminal: Bool { isatty(error) == 1 }

  /// The number of columns that the terminal reports; `nil` if standard output is not a terminal.
  var columns: Int? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes data to standard output, all of it.
  func write(_ text: String) throws(Stop) {
    switch write(text, to: output) {
    case nil: return
    case EPIPE: throw .quiet(.brokenPipe)
    case let number?:
      throw Stop(
        exitCode: .cannotWrite, code: "output-not-writable",
        message: localizer("Cannot write the output: \(Descriptor.reason(number))."))
    }
  }

  /// Writes a line to standard error.
  ///
  /// An error is ignored, because there is no other stream to report it on.
  func note(_ line: String) {
    _ = write(line + "\n", to: error)
  }

  /// Writes a prompt to standard error.
  func prompt(_ text: String) {
    _ = write(text, to: error)
  }

  private func write(_ text: String, to stream: Int32) -> Int32? {
    guard let mark else { return Descriptor(stream).write(text) }
    return mark.makeRoom { Descriptor(stream).write(text) }
  }
}
