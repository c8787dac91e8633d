/// Reads the bytes that a terminal sends.
///
/// Sequences without a meaning here are dropped whole, such as keys without a name. Bytes may come
/// in pieces of any size; a part of a sequence waits for the rest.
package struct KeyParser {
  enum State {
    case text
    /// An Esc: the key, or the beginning of a sequence.
    case escape
    case sequence
    /// A string that a terminal sends: OSC, DCS, APC, PM, SOS.
    case string
    /// An Esc in a string, which may end it.
    case stringEnd
    /// The number of bytes that still belong to a sequence and have no meaning.
    case tail(Int)
    case paste
  }

  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A
  private static let escape: UInt8 = 0x1B

  private var state = State.text
  private var scalars = ScalarReader()
  private var sequence = ControlSequence(.csi)
  private var paste = PastedText()
  private var string = TerminalString()

  /// Creates a parser for which nothing has begun.
  package init() {}

  /// The time to wait for the rest of an unfinished sequence; `nil` if no sequence is unfinished.
  ///
  /// It is short after an Esc, because only a pause tells the key from the start of a sequence.
  package var sequenceTimeout: Duration? {
    switch state {
    case .text: scalars.isUnfinished ? .milliseconds(500) : nil
    case .escape: .milliseconds(30)
    default: .milliseconds(500)
    }
  }

  /// Whether a paste has begun, which may take any time.
  package var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Takes bytes, and returns what ends with them.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { take(byte, &inputs) }
    return inputs
  }

  /// Ends an unfinished sequence whose rest has not come in time.
  ///
  /// - Returns: The Escape key for an Esc alone, or the text of a paste without an end, if any.
  package mutating func giveUp() -> [TerminalInput] {
    defer { self = KeyParser() }
    return switch state {
    case .escape: [.key(.escape)]
    case .paste: [.paste(paste.text)]
    default: []
    }
  }

  private mutating func take(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch state {
    case .text: takeText(byte, &inputs)
    case .escape: takeEscaped(byte, &inputs)
    case .sequence: takeSequence(byte, &inputs)
    case .string: takeString(byte, &inputs)
    case .stringEnd:
      guard byte != UInt8(ascii: "\\") else { return endString(&inputs) }
      // The Esc did not end the string: it begins something else.
      takeEscaped(byte, &inputs)
    case .tail(let count): takeTail(byte, count, &inputs)
    case .paste:
      guard paste.take(byte) else { return }
      inputs.append(.paste(paste.text))
      paste = PastedText()
      state = .text
    }
  }

  private mutating func takeText(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    let scalar = scalars.take(byte)
    if byte == Self.escape {
      state = .escape
    } else if byte < 0x80 {
      if let key = Key(ascii: byte) { inputs.append(.key(key)) }
    } else if let scalar, !TerminalSanitizer.isUnsafe(scalar) {
      inputs.append(.key(.character(Character(scalar))))
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch Unicode.Scalar(byte) {
    case "[": begin(.csi)
    case "O": begin(.ss3)
    case "]", "P", "_", "^", "X":
      string = TerminalString(introducer: Unicode.Scalar(byte))
      state = .string
    default:
      // The Escape key and another one, or a key with Alt: they send the same bytes.
      inputs.append(.key(.escape))
      state = .text
      takeText(byte, &inputs)
    }
  }

  private mutating func begin(_ introducer: ControlSequence.Introducer) {
    sequence = ControlSequence(introducer)
    state = .sequence
  }

  private mutating func takeSequence(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch sequence.take(byte) {
    case .unfinished: break
    case .broken: abort(byte, &inputs)
    case .finished:
      if let meaning = sequence.meaning { inputs.append(meaning) }
      state = sequence.tail
    }
  }

  private mutating func takeString(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x07: endString(&inputs)
    case Self.escape: state = .stringEnd
    // Alt-P sends what begins a string, and Ctrl-C must work after it. No terminal sends it inside of a string.
    case 0x03, Self.cancel, Self.substitute: abort(byte, &inputs)
    default: string.take(byte)
    }
  }

  private mutating func endString(_ inputs: inout [TerminalInput]) {
    if let reply = string.reply { inputs.append(.reply(reply)) }
    state = .text
  }

  private mutating func takeTail(_ byte: UInt8, _ count: Int, _ inputs: inout [TerminalInput]) {
    // A place too far away is sent as 0, every other one is greater than the control characters.
    guard byte == 0 || byte >= 0x20 else { return abort(byte, &inputs) }
    state = count > 1 ? .tail(count - 1) : .text
  }

  /// Drops what has begun because of a byte that does not belong to it, and reads that as what it is alone.
  private mutating func abort(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    state = .text
    // To cancel a sequence is all that these two mean inside of one.
    if byte == Self.cancel || byte == Self.substitute { return }
    takeText(byte, &inputs)
  }
}
