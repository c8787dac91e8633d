/// A sequence that starts with CSI (`Esc [`) or SS3 (`Esc O`), with a limited number of parameters.
struct ControlSequence {
  enum Introducer {
    case csi, ss3
  }

  /// The state of a sequence after a byte.
  enum Progress {
    case unfinished, finished
    /// The byte is not part of a sequence.
    case broken
  }

  /// The maximum parameter value, which is greater than any scalar or coordinate.
  private static let maxParameter = 9_999_999
  private static let maxFields = 16
  private static let maxParts = 4

  let introducer: Introducer
  /// The first byte if it is `<`, `=`, `>` or `?`.
  private(set) var prefix: Unicode.Scalar?
  /// The byte between the parameters and the final byte, if any.
  private(set) var intermediate: Unicode.Scalar?
  private(set) var final: Unicode.Scalar = "\0"
  /// Whether there are any parameters, even empty ones.
  private(set) var hasParameters = false
  /// Whether the bytes are in an invalid order.
  private(set) var isMalformed = false
  /// The parameters, in fields separated by `;`, each with parts separated by `:`.
  private var fields = [[0]]
  /// Whether the current parameter exceeds a limit and is ignored.
  private var isFull = false

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  /// Returns a parameter; 0 if it was omitted.
  func parameter(_ field: Int, part: Int = 0) -> Int {
    guard fields.indices.contains(field), fields[field].indices.contains(part) else { return 0 }
    return fields[field][part]
  }

  /// Returns whether any parameter after the first has a value.
  func hasParameter(_ value: Int) -> Bool {
    fields.dropFirst().contains { $0.first == value }
  }

  mutating func consume(_ byte: UInt8) -> Progress {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "0"..."9", ":", ";": consumeParameter(byte)
    case "\u{40}"..."\u{7E}": return finish(scalar)
    case "\u{20}"..."\u{3F}" where introducer == .ss3: return finish(scalar)
    case "<"..."?": consumePrefix(scalar)
    case "$" where isShiftedKey: return finish(scalar)
    case "\u{20}"..."\u{2F}":
      isMalformed = isMalformed || intermediate != nil
      intermediate = scalar
    default: return .broken
    }
    return .unfinished
  }

  /// Whether `$` is the final byte, as in rxvt's `CSI 7 $` for Shift-Home.
  ///
  /// In replies, `$` follows two parameters.
  private var isShiftedKey: Bool {
    prefix == nil && intermediate == nil && hasParameters && fields.count == 1 && !isFull
  }

  private mutating func finish(_ scalar: Unicode.Scalar) -> Progress {
    final = scalar
    return .finished
  }

  private mutating func consumePrefix(_ scalar: Unicode.Scalar) {
    isMalformed = isMalformed || hasParameters || prefix != nil || intermediate != nil
    prefix = scalar
  }

  private mutating func consumeParameter(_ byte: UInt8) {
    isMalformed = isMalformed || intermediate != nil
    hasParameters = true
    let last = fields.count - 1
    switch Unicode.Scalar(byte) {
    case ";":
      isFull = fields.count == Self.maxFields
      if !isFull { fields.append([0]) }
    case ":":
      isFull = isFull || fields[last].count == Self.maxParts
      if !isFull { fields[last].append(0) }
    default:
      guard !isFull else { return }
      let part = fields[last].count - 1
      fields[last][part] = min(fields[last][part] * 10 + Int(byte & 0x0F), Self.maxParameter)
    }
  }
}

extension ControlSequence {
  /// The parser's state after the final byte, which more bytes of the sequence may follow.
  var tail: KeyParser.State {
    guard introducer == .csi, prefix == nil, intermediate == nil, !isMalformed else { return .text }
    switch final {
    // A mouse event in the oldest protocol: a button, a column and a row.
    case "M": return hasParameters ? .text : .tail(3)
    // The Linux console's function keys.
    case "[": return hasParameters ? .text : .tail(1)
    case "~": return parameter(0) == 200 ? .paste(isIdle: false) : .text
    default: return .text
    }
  }

  /// The meaning of the sequence; `nil` if the sequence is not recognized.
  var meaning: TerminalInput? {
    guard !isMalformed else { return nil }
    return switch (introducer, prefix, intermediate) {
    case (.csi, nil, nil): csiKey.map(TerminalInput.key) ?? plainReply.map(TerminalInput.reply)
    case (.ss3, nil, nil): ss3Key.map(TerminalInput.key)
    case (.csi, "<", nil): mouse.map(TerminalInput.mouse)
    case (.csi, "?", _): reply.map(TerminalInput.reply)
    default: nil
    }
  }

  private var modifiers: KeyModifiers { KeyModifiers(parameter: parameter(1)) }
  private var isRelease: Bool { parameter(1, part: 1) == 3 }

  private var csiKey: Key? {
    guard !isRelease else { return nil }
    return switch final {
    case "A", "B", "C", "D", "H", "F", "Z": namedKey
    case "a", "b", "c", "d": hasParameters ? nil : namedKey
    // rxvt uses other final bytes if Shift, Ctrl or both are held.
    case "$", "^", "@": numberedKey
    case "~" where parameter(0) == 27:
      KeyCode(code: parameter(2), modifiers: modifiers).key
    case "~": numberedKey
    case "u":
      KeyCode(
        code: parameter(0), shifted: parameter(0, part: 1), base: parameter(0, part: 2),
        modifiers: modifiers
      ).key
    default: nil
    }
  }

  /// A keypad key, or a key that other terminals send with CSI.
  private var ss3Key: Key? {
    switch final {
    case "M": .enter
    case "I": .tab
    case "X": .character("=")
    case " ": .character(" ")
    case "j"..."y": Key(ascii: UInt8(ascii: final) - 0x40)
    default: namedKey
    }
  }

  private var namedKey: Key? {
    switch final {
    case "A", "a": .up
    case "B", "b": .down
    case "C", "c": .right
    case "D", "d": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch parameter(0) {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private var mouse: TerminalInput.Mouse? {
    guard final == "M" else { return nil }
    // Shift, Alt and Ctrl are bits of the button number, and are ignored.
    switch parameter(0) & ~0b1_1100 {
    case 0: return click
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }

  private var click: TerminalInput.Mouse? {
    let (column, row) = (parameter(1), parameter(2))
    return column > 0 && row > 0 ? .click(row: row - 1, column: column - 1) : nil
  }

  private var reply: TerminalInput.Reply? {
    switch (intermediate, final) {
    // The first parameter is the terminal's class; the other parameters are the terminal's
    // features.
    case (nil, "c"): .end(hasSixel: hasParameter(4))
    case (nil, "u"): .extendedKeys
    // The value is 1 if the mode is set, 2 if the mode is reset, and 3 or 4 if the mode cannot be
    // changed.
    case ("$", "y") where parameter(0) == 2026: 1...2 ~= parameter(1) ? .synchronizedOutput : nil
    default: nil
    }
  }

  /// A reply without a prefix.
  private var plainReply: TerminalInput.Reply? {
    switch final {
    case "t" where parameter(0) == 6:
      CellSize(width: parameter(2), height: parameter(1)).map { .cellSize($0) }
    // For the first row, the reply could be mistaken for the F3 key with a modifier.
    case "R" where parameter(0) > 1 && parameter(1) > 0:
      .cursor(row: parameter(0), column: parameter(1))
    default: nil
    }
  }
}
