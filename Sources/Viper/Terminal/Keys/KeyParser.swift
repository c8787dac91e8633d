import ViperText

/// Parses the bytes that a terminal sends, in chunks of any size.
///
/// Unknown sequences are ignored.
package struct KeyParser {
  enum State {
    case text
    /// After an Esc, which is either the Escape key or the start of a sequence.
    case escape
    case sequence
    /// In a string sent by the terminal (OSC, DCS, APC, PM or SOS).
    case string
    /// After an Esc in a string; the Esc may be the start of the string's end.
    case stringEnd
    /// Before a number of ignored bytes that belong to a sequence.
    case tail(Int)
    /// In a paste, which continues until its end sequence arrives.
    ///
    /// The paste is idle after a pause, and ends after a longer one, because the end sequence may
    /// have been lost.
    case paste(isIdle: Bool)
  }

  private static let interrupt: UInt8 = 0x03
  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A
  private static let escape: UInt8 = 0x1B

  private var state = State.text
  private var scalars = ScalarReader()
  private var sequence = ControlSequence(.csi)
  private var paste = PastedText()
  private var string = TerminalString()
  /// The number of times that the parser has waited for the rest of a sequence.
  ///
  /// Each wait has its own timeout.
  private(set) var waits = 0

  /// The time until which an Esc is more likely the start of a reply than a key; `nil` if no reply
  /// is outstanding.
  private var repliesEnd: ContinuousClock.Instant?

  /// Creates a parser.
  ///
  /// - Parameter repliesEnd: The time until which the terminal may reply to queries, if any. Until
  ///   then, or until the last reply, an Esc waits longer for the rest of a reply.
  package init(repliesUntil repliesEnd: ContinuousClock.Instant? = nil) {
    self.repliesEnd = repliesEnd
  }

  /// The timeout for the rest of an unfinished sequence, if any.
  ///
  /// The timeout is short after an Esc, because only a pause distinguishes the Escape key from the
  /// start of a sequence.
  package var sequenceTimeout: Duration? {
    switch state {
    case .text: scalars.isUnfinished ? .milliseconds(500) : nil
    case .escape: .milliseconds(repliesEnd.map { .now < $0 } == true ? 500 : 30)
    case .paste(isIdle: true): .milliseconds(1_500)
    default: .milliseconds(500)
    }
  }

  /// Whether a paste is in progress.
  package var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Parses the bytes from a single read, and returns the complete input.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    let (before, waits) = (sequenceTimeout, waits)
    let inputs = inputs(of: Array(bytes))
    // Additional keys must not extend the timeout of an unfinished sequence.
    let goesOn = inputs.isEmpty && before == sequenceTimeout && !isPasting
    self.waits = goesOn ? waits : waits + 1
    return inputs
  }

  private mutating func inputs(of bytes: [UInt8]) -> [TerminalInput] {
    if case .paste(isIdle: true) = state {
      state = .paste(isIdle: false)
      // The end sequence may have been lost. A single Ctrl-C after a pause means that the user
      // wants to quit.
      var typed = KeyParser(repliesUntil: repliesEnd)
      let keys = typed.parse(bytes)
      if keys.count == 1, keys.hasInterrupt {
        self = typed
        return keys
      }
    }
    var inputs: [TerminalInput] = []
    for byte in bytes { consume(byte, &inputs) }
    return inputs
  }

  /// Ends an unfinished sequence after a pause, and returns the Escape key if only an Esc was
  /// received.
  ///
  /// A paste in progress continues after the first pause, and ends after the second one.
  package mutating func timeOut() -> [TerminalInput] {
    if case .paste(isIdle: false) = state {
      state = .paste(isIdle: true)
      return []
    }
    defer { self = KeyParser(repliesUntil: repliesEnd) }
    return switch state {
    case .escape: [.key(.escape)]
    case .paste: [.paste(paste.text)]
    default: []
    }
  }

  /// Whether the next byte continues a sequence or a string, which the terminal may have sent.
  private var isInSequence: Bool {
    switch state {
    case .sequence, .string, .stringEnd, .tail: true
    case .text, .escape, .paste: false
    }
  }

  private mutating func consume(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    // A terminal's reply can contain this byte, and only the user may end the program. After Alt-P,
    // which looks like the start of a string, Ctrl-C works again after the timeout.
    if byte == Self.interrupt, isInSequence { return }
    switch state {
    case .text: consumeText(byte, &inputs)
    case .escape: consumeEscaped(byte, &inputs)
    case .sequence: consumeSequence(byte, &inputs)
    case .string: consumeString(byte, &inputs)
    case .stringEnd:
      guard byte != UInt8(ascii: "\\") else { return endString(&inputs) }
      // Before version 9.23, rxvt ended a reply with a single Esc.
      if byte == Self.escape {
        endString(&inputs)
        state = .escape
        return
      }
      // The Esc does not end the string, but starts another sequence.
      consumeEscaped(byte, &inputs)
    case .tail(let count): consumeTail(byte, count, &inputs)
    case .paste:
      guard paste.consume(byte) else { return }
      inputs.append(.paste(paste.text))
      paste = PastedText()
      state = .text
    }
  }

  private mutating func consumeText(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    let scalar = scalars.consume(byte)
    if byte == Self.escape {
      state = .escape
    } else if byte < 0x80 {
      if let key = Key(ascii: byte) { inputs.append(.key(key)) }
    } else if let scalar, !TerminalSanitizer.isUnsafe(scalar) {
      inputs.append(.key(.character(Character(scalar))))
    }
  }

  private mutating func consumeEscaped(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch Unicode.Scalar(byte) {
    case "[": begin(.csi)
    case "O": begin(.ss3)
    case "]", "P", "_", "^", "X":
      string = TerminalString(introducer: Unicode.Scalar(byte))
      state = .string
    default:
      // The Escape key followed by another key sends the same bytes as Alt with that key.
      inputs.append(.key(.escape))
      state = .text
      consumeText(byte, &inputs)
    }
  }

  private mutating func begin(_ introducer: ControlSequence.Introducer) {
    sequence = ControlSequence(introducer)
    state = .sequence
  }

  private mutating func consumeSequence(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch sequence.consume(byte) {
    case .unfinished: break
    case .broken: abort(byte, &inputs)
    case .finished:
      if let meaning = sequence.meaning { inputs.append(meaning) }
      if case .reply(.end) = inputs.last { repliesEnd = nil }
      state = sequence.tail
    }
  }

  private mutating func consumeString(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x07: endString(&inputs)
    case Self.escape: state = .stringEnd
    case Self.cancel, Self.substitute: abort(byte, &inputs)
    default: string.consume(byte)
    }
  }

  private mutating func endString(_ inputs: inout [TerminalInput]) {
    if let reply = string.reply { inputs.append(.reply(reply)) }
    state = .text
  }

  private mutating func consumeTail(_ byte: UInt8, _ count: Int, _ inputs: inout [TerminalInput]) {
    // A coordinate that is too large is sent as 0. Any other coordinate is sent as a byte above the
    // control characters.
    guard byte == 0 || byte >= 0x20 else { return abort(byte, &inputs) }
    state = count > 1 ? .tail(count - 1) : .text
  }

  /// Discards an unfinished sequence, and parses as text the byte that does not belong to the
  /// sequence.
  private mutating func abort(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    state = .text
    // These two bytes have no effect except to cancel the sequence.
    if byte == Self.cancel || byte == Self.substitute { return }
    consumeText(byte, &inputs)
  }
}

/// Decodes UTF-8 byte by byte, ignoring invalid bytes.
struct ScalarReader {
  private var begun: [UInt8] = []

  /// Whether the current scalar is incomplete.
  var isUnfinished: Bool { !begun.isEmpty }

  /// Decodes a byte.
  ///
  /// Returns the scalar that the byte completes, if any.
  mutating func consume(_ byte: UInt8) -> Unicode.Scalar? {
    if !UTF8.isContinuation(byte) { begun = [] } else if begun.isEmpty { return nil }
    begun.append(byte)
    guard begun.count >= UTF8.length(from: begun[0]) else { return nil }
    defer { begun = [] }
    return String(validating: begun, as: UTF8.self)?.unicodeScalars.first
  }
}

extension UTF8 {
  /// Returns a scalar's length in bytes, given its first byte; 1 if the byte cannot start a scalar.
  package static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}

/// The beginning of a string sent by the terminal (OSC, DCS, APC, PM, SOS).
struct TerminalString {
  /// The maximum number of bytes to keep, enough for any terminal's name.
  private static let limit = 48

  /// The byte after the initial Esc.
  private let introducer: Unicode.Scalar
  private var bytes: [UInt8] = []
  /// Whether the string is longer than the limit.
  private var isCut = false

  init(introducer: Unicode.Scalar = "]") {
    self.introducer = introducer
  }

  mutating func consume(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }

  /// The reply that the string contains, if recognized.
  var reply: TerminalInput.Reply? {
    switch introducer {
    case "P": bytes.starts(with: ">|".utf8) ? .version(name) : nil
    case "_": isKitty ? .kittyGraphics : nil
    case "]":
      color(after: "10;").map(TerminalInput.Reply.foreground)
        ?? color(after: "11;").map(TerminalInput.Reply.background)
    default: nil
    }
  }

  private var name: String {
    let printable = bytes.dropFirst(2).filter { (0x20...0x7E).contains($0) }
    return String(decoding: printable, as: UTF8.self)
  }

  private func color(after prefix: String) -> TerminalColor? {
    guard !isCut, bytes.starts(with: prefix.utf8) else { return nil }
    return TerminalColor(bytes.dropFirst(prefix.utf8.count))
  }

  /// Whether the terminal accepted the picture in the query.
  private var isKitty: Bool {
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard !isCut, bytes.first == UInt8(ascii: "G"), parts.count == 2 else { return false }
    let keys = parts[0].split(separator: UInt8(ascii: ","))
    return keys.contains { $0.elementsEqual("i=31".utf8) } && parts[1].elementsEqual("OK".utf8)
  }
}

/// Parses the bytes that a host receives without a session, and ends an unfinished sequence after a
/// timeout.
@MainActor
final class KeyReader {
  /// Called with the input from an unfinished sequence, such as the Escape key.
  var onTimeout: (@MainActor ([TerminalInput]) -> Void)?
  private let clock: any Clock<Duration>
  private var parser = KeyParser()
  private var timer: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Returns the complete input after some bytes.
  func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    let waits = parser.waits
    let inputs = parser.parse(bytes)
    if parser.waits != waits { startTimer() }
    return inputs
  }

  private func startTimer() {
    timer?.cancel()
    timer = parser.sequenceTimeout.map { wait in
      Task { [weak self, clock] in
        do { try await clock.sleep(for: wait) } catch { return }
        guard let self, !Task.isCancelled else { return }
        timer = nil
        let inputs = parser.timeOut()
        startTimer()
        onTimeout?(inputs)
      }
    }
  }
}
