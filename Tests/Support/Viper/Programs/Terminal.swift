import Foundation

/// A pseudo-terminal with the program at its other end.
///
/// It blocks: only `run` makes one.
final class Terminal {
  /// How a run at a terminal went, with plain line feeds.
  struct Run: Sendable {
    let status: Ending
    /// What the terminal showed, what was typed and echoed included.
    let output: String
    /// Standard error, when it was kept apart.
    let error: String
    /// Whether the terminal shows what is typed, after all.
    let isEchoing: Bool
    /// Whether the terminal's settings are those from before the run.
    let isRestored: Bool
  }

  private let child: Child
  private let place: Place
  private let master: OpenFile
  private let slave: OpenFile
  private let errors: OpenFile?
  private let usual: TerminalSettings
  /// What the terminal was told so far.
  private(set) var shown: [UInt8] = []
  private var complained: [UInt8] = []
  /// How much of what was shown an earlier `wait` has used up.
  private var seen = 0

  private init(
    _ program: String, _ arguments: [String], environment: [String: String], columns: Int,
    rows: Int, keepsErrorsApart: Bool, isSilent: Bool
  ) throws {
    place = try Place()
    let pair = try PseudoTerminal(columns: columns, rows: rows)
    master = pair.master
    // Held open: when nobody has the slave its settings, which the tests read, are lost.
    slave = try OpenFile(open(pair.path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    if isSilent {
      var settings = termios()
      _ = tcgetattr(slave.number, &settings)
      settings.c_lflag &= ~tcflag_t(ECHO)
      _ = tcsetattr(slave.number, TCSANOW, &settings)
    }
    usual = TerminalSettings(slave.number)
    let apart = keepsErrorsApart ? try OpenFile.pipe() : nil
    errors = apart?.read
    child = try Child(
      program, arguments, environment: environment,
      streams: [.path(pair.path), .same(0), apart.map { .file($0.write) } ?? .same(0)],
      isSessionLeader: true)
    apart?.write.close()
  }

  /// Runs a program at a terminal, and lets a script type.
  ///
  /// Standard error may be a pipe, and the terminal silent (without echo) from the beginning. The script says what to
  /// wait for and what to type; it blocks, on a thread of its own.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], columns: Int = 80,
    rows: Int = 24, keepsErrorsApart: Bool = false, isSilent: Bool = false,
    script: @escaping @Sendable (Terminal) throws -> Void
  ) async throws -> Run {
    try await blocking {
      let terminal = try Terminal(
        program, arguments, environment: environment, columns: columns,
        rows: rows, keepsErrorsApart: keepsErrorsApart, isSilent: isSilent)
      try script(terminal)
      return try terminal.finish()
    }
  }

  /// Reads until a text is shown that no earlier call has waited for.
  func wait(for text: String) throws {
    while true {
      if let end = find(Array(text.utf8)) {
        seen = end
        return
      }
      guard try listen() else {
        throw Trouble("The program ended before it said \"\(text)\"; it said:\n\(plain(shown))")
      }
    }
  }

  /// Reads until a text was said on standard error, which is kept apart.
  func wait(forError text: String) throws {
    while !String(decoding: complained, as: UTF8.self).contains(text) {
      guard try listen() else { throw Trouble("The program ended before it said \"\(text)\".") }
    }
  }

  /// Whether the terminal shows now what is typed.
  var isEchoing: Bool {
    var settings = termios()
    _ = tcgetattr(slave.number, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Whether the terminal's settings are those from before the run.
  var isRestored: Bool { TerminalSettings(slave.number) == usual }

  /// The program that has the terminal.
  var foreground: pid_t { tcgetpgrp(master.number) }

  /// Changes the size of the terminal, which the program that has it is told.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// Writes on the terminal until it takes no more, because nobody reads it.
  func fill() {
    let flags = fcntl(slave.number, F_GETFL)
    _ = fcntl(slave.number, F_SETFL, flags | O_NONBLOCK)
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)
    var room = pollfd(fd: slave.number, events: Int16(POLLOUT), revents: 0)
    // The system makes room once more while it passes the first bytes on.
    while poll(&room, 1, 50) > 0 {
      while let count = slave.write(block[...]), count > 0 {}
      while let count = slave.write(block[..<1]), count > 0 {}
    }
    _ = fcntl(slave.number, F_SETFL, flags)
  }

  /// Waits until something is so that the terminal does not show, such as what a server was asked.
  func wait(until isMet: () -> Bool) throws {
    try child.wait(until: isMet)
  }

  /// Waits for at least a second, after which the program takes a sequence for unfinished.
  func pause() throws {
    var rounds = 0
    try child.wait {
      rounds += 1
      return rounds > 50
    }
  }

  /// Waits for the end of the program without reading what it shows.
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

  /// Closes the person's end, as when a window is closed.
  func hangUp() {
    master.close()
  }

  /// Sends a signal to the program alone.
  func send(_ signal: Int32) {
    child.send(signal)
  }

  private func finish() throws -> Run {
    while try listen() {}
    let (isEchoing, isRestored) = (isEchoing, isRestored)
    // Without a slave the master is at its end once everything was read.
    slave.close()
    while let bytes = master.read() { shown += bytes }
    while let bytes = errors?.read() { complained += bytes }
    return Run(
      status: child.reap(), output: plain(shown), error: plain(complained),
      isEchoing: isEchoing, isRestored: isRestored)
  }

  /// Takes what comes next; false when the program is over.
  func listen() throws -> Bool {
    let files = [master, errors].compactMap(\.self).filter { $0.number >= 0 }
    let ready = try child.wait(reading: files)
    for (file, isReady) in zip(files, ready.reading) where isReady {
      guard let bytes = file.read() else {
        file.close()
        continue
      }
      if file === master { shown += bytes } else { complained += bytes }
    }
    return !ready.isOver
  }

  /// Where a text ends that is shown behind what was seen.
  private func find(_ text: [UInt8]) -> Int? {
    // Foundation's search: unoptimized, one of our own takes a hundred times as long.
    Data(shown[seen...]).range(of: Data(text)).map { seen + $0.upperBound }
  }

  private func plain(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
