import Platform

/// Prompts the user at a terminal, line by line.
struct Prompt {
  /// The number of bytes that a line can have at most.
  static let limit = 4_096

  private let console: Console
  // One for all questions: cancelled sources of an earlier one would take the signals of a later one.
  private let guardian: TerminalGuard

  init(console: Console) {
    self.console = console
    guardian = TerminalGuard(console)
  }

  /// Lets signals end the program as usual again.
  func close() {
    guardian.release()
  }

  /// Asks for a line that may be seen.
  ///
  /// - Returns: The bytes of the line; `nil` if the user has ended the input.
  func line(_ label: String) -> [UInt8]? {
    read(label)
  }

  /// Asks for a line that must not be seen.
  ///
  /// - Returns: The line's bytes; nothing when the person ended the input.
  func secret(_ label: String) -> [UInt8]? {
    guardian.hideTyping()
    defer {
      guardian.showTyping()
      // The person's own line end was not shown either.
      console.note("")
    }
    return read(label)
  }

  private func read(_ label: String) -> [UInt8]? {
    console.prompt(label + ": ")
    return Descriptor(console.input).readLine(limit: Self.limit)
  }
}

/// Puts the terminal back as it was, also when the person interrupts.
private struct TerminalGuard {
  private let console: Console
  private let before: termios?
  private let signals: SignalWatch

  init(_ console: Console) {
    self.console = console
    var settings = termios()
    let before = tcgetattr(console.input, &settings) == 0 ? settings : nil
    self.before = before
    var signals = SignalWatch()
    signals.listen { number in
      restore(before, on: console.input)
      console.note("")
      _exit(128 + number)
    }
    self.signals = signals
  }

  /// Turns the echo off.
  func hideTyping() {
    guard var settings = before else { return }
    settings.c_lflag &= ~tcflag_t(ECHO)
    // A stopped program would leave the echo off behind it.
    #if canImport(Darwin)
      let disabled: UInt8 = 0xFF
    #else
      let disabled: UInt8 = 0
    #endif
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VSUSP)] = disabled }
    tcsetattr(console.input, TCSAFLUSH, &settings)
  }

  /// Makes typing visible again, if it was before.
  func showTyping() {
    restore(before, on: console.input)
  }

  func release() {
    restore(before, on: console.input)
    signals.release()
  }
}

private func restore(_ settings: termios?, on descriptor: Int32) {
  guard var settings else { return }
  tcsetattr(descriptor, TCSANOW, &settings)
}
