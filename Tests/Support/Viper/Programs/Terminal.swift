import Foundation

/// A pseudo-terminal that runs a program.
///
/// Its methods block, so only `run` creates one.
final class Terminal {
  /// The result of a run in a terminal, with plain line feeds.
  struct Run: Sendable {
    let status: Ending
    /// The terminal's output, including echoed input.
    let output: String
    /// Standard error, if it was a separate pipe.
    let error: String
    /// Whether the terminal echoes input after the run.
    let isEchoing: Bool
    /// Whether the terminal has the same settings as before the run.
    let isRestored: Bool
  }

  private let child: Child
  private let place: Place
  private let master: OpenFile
  private let slave: OpenFile
  private let errors: OpenFile?
  private let initial: TerminalSettings
  /// All output received so far.
  private(set) var shown: [UInt8] = []
  private var errorOutput: [UInt8] = []
  /// How much of the output earlier calls of `wait` have consumed.
  private var seen = 0

  private init(
    _ program: String, _ arguments: [String], environment: [String: String], columns: Int,
    rows: Int, separatesErrors: Bool, isSilent: Bool
  ) throws {
    place = try Place()
    let pair = try PseudoTerminal(columns: columns, rows: rows)
    master = pair.master
    // Keep the slave open: its settings, which tests read, are lost when the last descriptor
    // closes.
    slave = try OpenFile(open(pair.path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    if isSilent {
      var settings = termios()
      _ = tcgetattr(slave.number, &settings)
      settings.c_lflag &= ~tcflag_t(ECHO)
      _ = tcsetattr(slave.number, TCSANOW, &settings)
    }
    initial = TerminalSettings(slave.number)
    let errorPipe = separatesErrors ? try OpenFile.pipe() : nil
    errors = errorPipe?.read
    child = try Child(
      program, arguments, environment: environment,
      streams: [.path(pair.path), .same(0), errorPipe.map { .file($0.write) } ?? .same(0)],
      isSessionLeader: true)
    errorPipe?.write.close()
  }

  /// Runs a program in a terminal, with a script that waits for output and types.
  ///
  /// With `separatesErrors`, standard error is a pipe. With `isSilent`, the terminal starts
  /// without echo. The script runs on a thread of its own, so it may block.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], columns: Int = 80,
    rows: Int = 24, separatesErrors: Bool = false, isSilent: Bool = false,
    script: @escaping @Sendable (Terminal) throws -> Void
  ) async throws -> Run {
    try await blocking {
      let terminal = try Terminal(
        program, arguments, environment: environment, columns: columns,
        rows: rows, separatesErrors: separatesErrors, isSilent: isSilent)
      try script(terminal)
      return try terminal.finish()
    }
  }

  /// Reads until a text appears after those that earlier calls waited for.
  func wait(for text: String) throws {
    while true {
      if let end = find(Array(text.utf8)) {
        seen = end
        return
      }
      guard try listen() else {
        throw TestError("The program exited before printing \"\(text)\". Output:\n\(plain(shown))")
      }
    }
  }

  /// Reads until a text appears on standard error, which must be a separate pipe.
  func wait(forError text: String) throws {
    while !String(decoding: errorOutput, as: UTF8.self).contains(text) {
      guard try listen() else { throw TestError("The program exited before printing \"\(text)\".") }
    }
  }

  /// Whether the terminal echoes input.
  var isEchoing: Bool {
    var settings = termios()
    _ = tcgetattr(slave.number, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Whether the terminal has the same settings as before the run.
  var isRestored: Bool { TerminalSettings(slave.number) == initial }

  /// The foreground process group of the terminal.
  var foreground: pid_t { tcgetpgrp(master.number) }

  /// Resizes the terminal, which signals the foreground program.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// Fills the terminal's output buffer.
  func fill() {
    let flags = fcntl(slave.number, F_GETFL)
    _ = fcntl(slave.number, F_SETFL, flags | O_NONBLOCK)
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)
    var room = pollfd(fd: slave.number, events: Int16(POLLOUT), revents: 0)
    // The system makes room again when it forwards the first bytes.
    while poll(&room, 1, 50) > 0 {
      while let count = slave.write(block[...]), count > 0 {}
      while let count = slave.write(block[..<1]), count > 0 {}
    }
    _ = fcntl(slave.number, F_SETFL, flags)
  }

  /// Polls until a condition is met that the terminal does not show, such as a server's requests.
  func wait(until isMet: () -> Bool) throws {
    try child.wait(until: isMet)
  }

  /// Waits at least a second, after which the program stops waiting for the rest of a sequence.
  func pause() throws {
    var rounds = 0
    try child.wait {
      rounds += 1
      return rounds > 50
    }
  }

  /// Waits for the program to exit, without reading its output.
  func waitForEnd() throws {
    _ = try child.wait(reading: [])
  }

  /// Types, as the keyboard would.
  func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Types bytes, which need not be text.
  func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, let count = master.write(rest) { rest = rest.dropFirst(count) }
  }

  /// Closes the user's end, like closing a terminal window.
  func hangUp() {
    master.close()
  }

  /// Sends a signal to the program only.
  func send(_ signal: Int32) {
    child.send(signal)
  }

  private func finish() throws -> Run {
    while try listen() {}
    let (isEchoing, isRestored) = (isEchoing, isRestored)
    // With the slave closed, reading the master ends after the remaining output.
    slave.close()
    while let bytes = master.read() { shown += bytes }
    while let bytes = errors?.read() { errorOutput += bytes }
    return Run(
      status: child.reap(), output: plain(shown), error: plain(errorOutput),
      isEchoing: isEchoing, isRestored: isRestored)
  }

  /// Reads the next output; false once the program has exited.
  func listen() throws -> Bool {
    let files = [master, errors].compactMap(\.self).filter { $0.number >= 0 }
    let ready = try child.wait(reading: files)
    for (file, isReady) in zip(files, ready.reading) where isReady {
      guard let bytes = file.read() else {
        file.close()
        continue
      }
      if file === master { shown += bytes } else { errorOutput += bytes }
    }
    return !ready.isOver
  }

  /// Returns the end of a text in the output that was not consumed yet.
  private func find(_ text: [UInt8]) -> Int? {
    // In debug builds, Foundation's search is 100 times as fast as one written in Swift.
    Data(shown[seen...]).range(of: Data(text)).map { seen + $0.upperBound }
  }

  private func plain(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
