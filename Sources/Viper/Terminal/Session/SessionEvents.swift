import CViperTerminal
import ViperPlatform

/// The events at a session's terminal.
///
/// A separate thread reads and parses the keys, even while the main actor is busy.
struct SessionEvents {
  enum Event: Sendable {
    /// Input that arrived in a single read.
    ///
    /// If the input contains Ctrl-C, the program soon ends unless `ct_interrupt_handled()` is
    /// called.
    case input([TerminalInput])
    case signal(Int32)
    /// The input ended, or can no longer be read.
    case inputEnd
    /// The user wants to suspend the program.
    case suspension
    case change
    case timeout
  }

  /// The time in which terminals reply to queries.
  private static let replyTime = Duration.seconds(1)

  let stream: AsyncStream<Event>
  let continuation: AsyncStream<Event>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Starts reading keys and signal numbers until the screen is closed.
  ///
  /// - Parameters:
  ///   - input: The terminal.
  ///   - signals: The pipe with the signal numbers.
  ///   - awaitsReplies: Whether the terminal is about to be queried.
  /// - Returns: Whether the reader thread could be started.
  func listen(input: Int32, signals: Int32, awaitsReplies: Bool = false) -> Bool {
    SystemThread.start { [continuation, session = ct_session()] in
      var reader = SessionReader(
        input: input, signals: signals, session: session, events: continuation,
        parser: KeyParser(repliesUntil: awaitsReplies ? .now + Self.replyTime : nil))
      reader.run()
    }
  }
}

/// Reads keys and signal numbers on a separate thread.
private struct SessionReader {
  /// The delay between attempts to read while the program is in the background.
  private static let backgroundPause: Int32 = 50

  let input: Int32
  let signals: Int32
  let session: UInt32
  let events: AsyncStream<SessionEvents.Event>.Continuation
  private var parser: KeyParser
  /// The deadline for the rest of an unfinished sequence, if any.
  private var deadline: ContinuousClock.Instant?
  private var hasInput = true
  private var buffer = [UInt8](repeating: 0, count: 4_096)

  init(
    input: Int32, signals: Int32, session: UInt32,
    events: AsyncStream<SessionEvents.Event>.Continuation, parser: KeyParser
  ) {
    (self.input, self.signals, self.session, self.events) = (input, signals, session, events)
    self.parser = parser
  }

  mutating func run() {
    while true {
      var waiting = [
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasInput ? input : -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waiting, 2, timeout)
      // The screen was closed, and another session may have opened a new screen.
      guard ct_session() == session else { return }
      if ready == 0 { endSequence() }
      guard ready > 0 else { continue }
      if waiting[0].revents != 0 { readSignals() }
      if waiting[1].revents != 0 { readKeys() }
    }
  }

  /// The time to wait in milliseconds; -1 if there is no deadline.
  private var timeout: Int32 {
    guard let deadline else { return -1 }
    return Int32(max(ContinuousClock.now.duration(to: deadline) / .milliseconds(1), 0)) + 1
  }

  private mutating func endSequence() {
    let inputs = parser.timeOut()
    deadline = parser.sequenceTimeout.map { .now + $0 }
    if !inputs.isEmpty { events.yield(.input(inputs)) }
  }

  private mutating func readKeys() {
    let (bytes, error) = available(input)
    switch error {
    case nil where !bytes.isEmpty:
      let waits = parser.waits
      let inputs = parser.parse(bytes)
      if parser.waits != waits { deadline = parser.sequenceTimeout.map { .now + $0 } }
      if inputs.hasInterrupt { ct_interrupt_soon() }
      if !inputs.isEmpty { events.yield(.input(inputs)) }
    case EAGAIN, EINTR: break
    // The session is about to be suspended, and will continue reading in the foreground.
    case EIO where ct_is_in_background(input): poll(nil, 0, Self.backgroundPause)
    default:
      ct_end_soon(SIGHUP)
      hasInput = false
      events.yield(.inputEnd)
    }
  }

  private mutating func readSignals() {
    var last: UInt8 = 0
    for number in available(signals).bytes where number != last {
      events.yield(.signal(Int32(number)))
      last = number
    }
  }

  /// Returns the available bytes, and the system's error number, if any.
  private mutating func available(_ descriptor: Int32) -> (bytes: [UInt8], error: Int32?) {
    let count = read(descriptor, &buffer, buffer.count)
    return count < 0 ? ([], errno) : (Array(buffer.prefix(count)), nil)
  }
}

extension [TerminalInput] {
  /// Whether the input contains Ctrl-C.
  var hasInterrupt: Bool { contains(.key(.control("c"))) }
}
