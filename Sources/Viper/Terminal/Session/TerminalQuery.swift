import CViperTerminal
import ViperPlatform

/// Queries a terminal without switching to full-screen mode.
package struct TerminalQuery: Sendable {
  private let input: Int32
  private let output: Int32

  /// Creates a query; `nil` if the terminal cannot be queried.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    // The system would stop a background process that uses the terminal.
    guard isatty(input) == 1, isatty(output) == 1, !ct_is_in_background(input) else {
      return nil
    }
    self.input = input
    self.output = output
  }

  /// Sends queries, and blocks the thread until the last reply (DA1) arrives or a timeout expires.
  ///
  /// Other input is discarded and hidden until `end()` is called, so that late replies do not
  /// appear in the shell.
  package func replies(to queries: String, within time: Duration) -> [TerminalInput.Reply] {
    guard !queries.isEmpty, ct_hide_replies(input) else { return [] }
    let end = ContinuousClock.now + time
    // A terminal that does not recognize a query may show part of the query, which is then
    // overwritten.
    guard Descriptor(output).write(queries + "\r") == nil else { return [] }
    var parser = KeyParser()
    var replies: [TerminalInput.Reply] = []
    var isFirst = true
    while let bytes = next(until: end, orAtOnce: isFirst) {
      isFirst = false
      for case .reply(let reply) in parser.parse(bytes) {
        replies.append(reply)
        if case .end = reply {
          self.end()
          return replies
        }
      }
    }
    return replies
  }

  /// Discards late replies, and makes typed keys visible again.
  package func end() {
    ct_restore_modes()
  }

  /// Reads the next bytes.
  ///
  /// Returns an empty array after a signal, or `nil` after the timeout.
  private func next(until end: ContinuousClock.Instant, orAtOnce isFirst: Bool) -> [UInt8]? {
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    guard left > 0 || isFirst else { return nil }
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let ready = poll(&waiting, 1, left > 0 ? Int32(left) + 1 : 0)
    if ready < 0, errno == EINTR { return [] }
    guard ready > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}

extension PictureSupport {
  /// Queries the terminal for features that are needed to show a picture and are not yet known.
  package mutating func query(
    _ terminal: TerminalQuery, for mode: PictureMode, within time: Duration? = nil
  ) {
    guard !isDecided(for: mode) else { return }
    let queries = ScreenModes(features: self.queries(for: mode)).queries
    for reply in terminal.replies(to: queries, within: time ?? replyTimeout) { take(reply) }
  }
}
